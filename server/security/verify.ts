import { sql } from 'kysely';
import { covertDigits } from '#contract/features/trace/security-packs/contract.ts';
import { hasDammDigit } from '#contract/gs1/check-characters.ts';
import type { App } from '../app.ts';
import { readCode } from '../codes/codes.ts';
import { keyOf, keyOfNumber } from '../codes/keys.ts';
import { permutationOf } from '../codes/space.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { codeIn, readTyped, type TypedCode } from '../identifiers/read-code.ts';
import { hashBound, hashStandalone, isSame } from './keys.ts';
import { noteOwnCheck, ownCheckOf } from './own-checks.ts';
import {
  chargeTries,
  forgiveTries,
  holdTries,
  triesOf,
  type Asker,
  type Rest,
  type Tries,
} from './tries.ts';

/**
 * The result of a security code. A wrong one belongs to a company; one with a serial number that nobody has is wrong in
 * the same way, without a company.
 */
export type RightCovert = {
  is: 'right';
  company: number;
  seq: number | null;
  /** What tells it from all others. */
  codeId: string;
  isFirst: boolean;
  scans: number;
  /** The same device again: not counted, and told what it was told before. */
  isAgain: boolean;
  /** When it was first checked; null if that was not by a consumer. */
  firstTime: Date | null;
  partId: number | null;
  batchId: number | null;
};
export type CovertResult =
  | RightCovert
  | {
      is: 'wrong';
      of: CovertOwner | null;
      /** The rest that begins with this attempt. */
      begins: Rest | null;
    }
  /** Not checked: too many wrong ones before. */
  | { is: 'resting'; of: CovertOwner | null; rest: Rest }
  | { is: 'unknown' }
  | { is: 'malformed' };

type CovertOwner = { company: number; seq: number | null };

const longest = 100;

/** The typed digits, without separators. */
export function digitsOf(typed: string): string | null {
  if (typed.length > longest) return null;
  const digits = typed.normalize('NFKC').replace(/[\s\-‐-―_.]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

type Asked = {
  code: string;
  sn?: string;
  asker: Asker;
  /** Whether a correct one counts as a check; a wrong one always counts. */
  isCounted?: (company: number) => boolean;
  /** For so many milliseconds checks by one device are one. */
  sameFor?: number;
  /** Logs that it was correct; if that fails it is not counted either, and can be repeated. */
  log?: (right: RightCovert, tx: Tx) => Promise<void>;
};
type Work = Required<Pick<Asked, 'asker' | 'isCounted' | 'sameFor' | 'log'>>;

/** Checks a security code: standalone, or with its serial number. Counts the result. */
export async function verifyCovert(
  app: App,
  { code, sn, asker, isCounted = () => true, sameFor = 0, log = async () => undefined }: Asked,
): Promise<CovertResult> {
  const work = { asker, isCounted, sameFor, log };
  const digits = digitsOf(code);
  if (digits?.length === covertDigits.standalone)
    // A typing error is detected before the database is asked.
    return hasDammDigit(digits) ? verifyStandalone(app, digits, work) : { is: 'malformed' };
  if (digits?.length !== covertDigits.bound || !sn) return { is: 'malformed' };
  const typed = await readTyped(app, sn);
  return transact(app.database.main, systemActor, async (tx) => {
    const owner = await ownerOf(tx, typed);
    const key = owner ? `${owner.company}:${owner.seq}` : `0:${inventedKey(app, sn)}`;
    return verifyBound(app, tx, owner, triesOf(key, asker), digits, work);
  });
}

type Owner = { company: number; seq: number };

async function ownerOf(tx: Tx, typed: TypedCode): Promise<Owner | null> {
  if (typed.is === 'standard') return { company: typed.pack.company_id, seq: typed.seq };
  if (typed.is !== 'own') return null;
  const row = await tx
    .selectFrom('identifier')
    .select('seq')
    .where('company_id', '=', typed.company)
    .where('code', '=', typed.code)
    .executeTakeFirst();
  return row ? { company: typed.company, seq: row.seq } : null;
}

/** Under which attempts on a serial number that nobody has are counted, however it is spelled. */
function inventedKey(app: App, sn: string): string {
  const written = codeIn(sn.slice(0, longestSerial));
  const read = readCode(permutationOf(app), written);
  const plain = read
    ? `${read.sequence}.${read.tag}`
    : written
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[^0-9A-Z]/g, '');
  return app.secrets.index('invented serial number', plain).toString('base64url').slice(0, 22);
}
const longestSerial = 512;

type Pack = { pack_id: number; key_id: number; state: string };
const isInUse = ({ state }: Pack) => state !== 'voided' && state !== 'cancelled';

/** Nobody's: what an invented serial number is looked up and compared with, so that it takes the same work. */
const nobody = { company: 0, seq: 0, pack: 0, key: Buffer.alloc(32) };

async function verifyBound(
  app: App,
  tx: Tx,
  owner: Owner | null,
  tries: Tries,
  digits: string,
  work: Work,
): Promise<CovertResult> {
  const { company, seq } = owner ?? nobody;
  const rest = await holdTries(tx, tries);
  if (rest) return { is: 'resting', of: owner, rest };
  const { rows } = await sql<Omit<Found, 'company_id'> & { hash: Buffer }>`
    select b.hash, b.scans, b.first_time, b.pack_id, p.key_id, p.state, i.part_id, i.batch_id
    from bound_code b
    join security_pack p on p.company_id = b.company_id and p.id = b.pack_id
    left join identifier i on i.company_id = b.company_id and i.seq = b.seq
    where b.company_id = ${company} and b.seq = ${seq} for update of b`.execute(tx);
  const row = rows[0];
  const key =
    row && isInUse(row) ? await keyOfNumber(app, tx, { company, key: row.key_id, seq }) : null;
  const hash = hashBound(key ?? nobody.key, seq, digits);
  if (!row || !key || !isSame(row.hash, hash)) {
    const begins = await chargeTries(tx, tries);
    await countCheck(tx, company, row?.pack_id ?? nobody.pack, false);
    return { is: 'wrong', of: owner, begins };
  }
  await forgiveTries(tx, tries);
  return right(tx, { ...row, company_id: company }, { seq, code: `${company}:${seq}` }, work, () =>
    sql<Counted>`update bound_code set scans = scans + 1, first_time = coalesce(first_time, now())
      where company_id = ${company} and seq = ${seq} returning first_time`.execute(tx),
  );
}

type Found = Pack & {
  company_id: number;
  scans: number;
  first_time: Date | null;
  part_id: number | null;
  batch_id: number | null;
};
type Counted = { first_time: Date };

/** The answer for a correct one. Its pack is counted last: all checks of its codes wait for that row. */
async function right(
  tx: Tx,
  { company_id: company, scans, first_time, pack_id: pack, part_id, batch_id }: Found,
  { seq, code }: { seq: number | null; code: string },
  { asker: { device }, isCounted, sameFor, log }: Work,
  count: () => Promise<{ rows: Counted[] }>,
): Promise<RightCovert> {
  const isConsumer = isCounted(company);
  const own = { code, device };
  const before = isConsumer && sameFor > 0 ? await ownCheckOf(tx, own) : null;
  const isAgain = before !== null;
  const counts = isConsumer && !isAgain;
  const firstTime = counts ? (await count()).rows[0]!.first_time : first_time;
  const number = before ?? scans + 1;
  if (counts && sameFor > 0) await noteOwnCheck(tx, own, number, sameFor);
  const told = {
    ...{ is: 'right' as const, company, seq, codeId: code },
    ...{ isFirst: number === 1, scans: number },
    ...{ isAgain, firstTime, partId: part_id, batchId: batch_id },
  };
  await log(told, tx);
  if (counts) await countCheck(tx, company, pack, true);
  return told;
}

async function verifyStandalone(app: App, digits: string, work: Work): Promise<CovertResult> {
  const hash = hashStandalone(app, digits);
  return transact(app.database.main, systemActor, async (tx) => {
    const { rows } = await sql<Found>`
      select c.company_id, c.scans, c.first_time, c.pack_id, p.key_id, p.state, p.part_id, p.batch_id
      from covert_code c join security_pack p on p.company_id = c.company_id and p.id = c.pack_id
      where c.hash = ${hash} for update of c`.execute(tx);
    const row = rows[0];
    if (!row) return { is: 'unknown' };
    const company = row.company_id;
    const isRight = isInUse(row) && (await keyOf(app, tx, company, row.key_id)) !== null;
    if (!isRight) {
      await countCheck(tx, company, row.pack_id, false);
      return { is: 'wrong', of: { company, seq: null }, begins: null };
    }
    return right(tx, row, { seq: null, code: hash.toString('base64url') }, work, () =>
      sql<Counted>`update covert_code set scans = scans + 1, first_time = coalesce(first_time, now())
        where hash = ${hash} returning first_time`.execute(tx),
    );
  });
}

const countCheck = (tx: Tx, company: number, pack: number, isRight: boolean) =>
  sql`update security_pack set checks = checks + 1, hits = hits + ${isRight ? 1 : 0}
    where company_id = ${company} and id = ${pack}`.execute(tx);
