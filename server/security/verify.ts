import { sql } from 'kysely';
import { covertDigits, covertTries } from '#contract/features/trace/security-packs/contract.ts';
import { hasDammDigit } from '#contract/gs1/check-characters.ts';
import type { App } from '../app.ts';
import { keyOf } from '../codes/keys.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { readTyped } from '../identifiers/read-code.ts';
import { hashBound, hashStandalone, isSame } from './keys.ts';

/** What came of a covert code. A wrong one is the company's affair, an unknown one nobody's. */
export type CovertResult =
  | {
      is: 'right';
      company: number;
      seq: number | null;
      isFirst: boolean;
      scans: number;
      partId: number | null;
      batchId: number | null;
    }
  | { is: 'wrong'; company: number; seq: number | null }
  | { is: 'locked'; company: number; seq: number }
  | { is: 'unknown' }
  | { is: 'malformed' };

const longest = 100;

/** The digits somebody typed, with whatever they put between them. */
export function digitsOf(typed: string): string | null {
  if (typed.length > longest) return null;
  const digits = typed.normalize('NFKC').replace(/[\s\-‐-―_.]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** Tells whether a covert code is right: alone, or with the serial number that it belongs to. It counts what it tells. */
export async function verifyCovert(
  app: App,
  { code, sn }: { code: string; sn?: string },
): Promise<CovertResult> {
  const digits = digitsOf(code);
  if (digits?.length === covertDigits.standalone)
    // A slip of the hand is seen before the database is asked.
    return hasDammDigit(digits) ? verifyStandalone(app, digits) : { is: 'malformed' };
  if (digits?.length !== covertDigits.bound || !sn) return { is: 'malformed' };
  const typed = await readTyped(app, sn);
  if (typed.is === 'unknown' || typed.is === 'malformed') return { is: typed.is };
  return transact(app.database.main, systemActor, async (tx) => {
    if (typed.is === 'standard')
      return verifyBound(app, tx, typed.pack.company_id, typed.seq, digits);
    const row = await tx
      .selectFrom('identifier')
      .select('seq')
      .where('company_id', '=', typed.company)
      .where('code', '=', typed.code)
      .executeTakeFirst();
    if (!row) return { is: 'unknown' };
    return verifyBound(app, tx, typed.company, row.seq, digits);
  });
}

type Pack = { pack_id: number; key_id: number; state: string };
const isInUse = ({ state }: Pack) => state !== 'voided' && state !== 'cancelled';

async function verifyBound(
  app: App,
  tx: Tx,
  company: number,
  seq: number,
  digits: string,
): Promise<CovertResult> {
  const { rows } = await sql<
    Pack & {
      hash: Buffer;
      failures: number;
      scans: number;
      part_id: number | null;
      batch_id: number | null;
    }
  >`
    select b.hash, b.failures, b.scans, b.pack_id, p.key_id, p.state, i.part_id, i.batch_id
    from bound_code b
    join security_pack p on p.company_id = b.company_id and p.id = b.pack_id
    left join identifier i on i.company_id = b.company_id and i.seq = b.seq
    where b.company_id = ${company} and b.seq = ${seq} for update of b`.execute(tx);
  const row = rows[0];
  if (!row) return { is: 'unknown' };
  if (row.failures >= covertTries) return { is: 'locked', company, seq };
  const key = isInUse(row) ? await keyOf(app, tx, company, row.key_id) : null;
  const isRight = key !== null && isSame(row.hash, hashBound(key, seq, digits));
  await sql`update bound_code set ${
    isRight
      ? sql`failures = 0, scans = scans + 1, first_time = coalesce(first_time, now())`
      : sql`failures = failures + 1`
  } where company_id = ${company} and seq = ${seq}`.execute(tx);
  await countCheck(tx, company, row.pack_id, isRight);
  if (!isRight) return { is: 'wrong', company, seq };
  return {
    is: 'right',
    company,
    seq,
    isFirst: row.scans === 0,
    scans: row.scans + 1,
    partId: row.part_id,
    batchId: row.batch_id,
  };
}

async function verifyStandalone(app: App, digits: string): Promise<CovertResult> {
  const hash = hashStandalone(app, digits);
  return transact(app.database.main, systemActor, async (tx) => {
    const { rows } = await sql<
      Pack & { company_id: number; scans: number; part_id: number | null; batch_id: number | null }
    >`
      select c.company_id, c.scans, c.pack_id, p.key_id, p.state, p.part_id, p.batch_id
      from covert_code c join security_pack p on p.company_id = c.company_id and p.id = c.pack_id
      where c.hash = ${hash} for update of c`.execute(tx);
    const row = rows[0];
    if (!row) return { is: 'unknown' };
    const company = row.company_id;
    const isRight = isInUse(row) && (await keyOf(app, tx, company, row.key_id)) !== null;
    if (isRight)
      await sql`update covert_code set scans = scans + 1, first_time = coalesce(first_time, now())
        where hash = ${hash}`.execute(tx);
    await countCheck(tx, company, row.pack_id, isRight);
    if (!isRight) return { is: 'wrong', company, seq: null };
    const { scans, part_id: partId, batch_id: batchId } = row;
    return {
      is: 'right',
      company,
      seq: null,
      isFirst: scans === 0,
      scans: scans + 1,
      partId,
      batchId,
    };
  });
}

const countCheck = (tx: Tx, company: number, pack: number, isRight: boolean) =>
  sql`update security_pack set checks = checks + 1, hits = hits + ${isRight ? 1 : 0}
    where company_id = ${company} and id = ${pack}`.execute(tx);
