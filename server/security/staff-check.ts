import { codes } from '#contract/envelope.ts';
import { covertDigits } from '#contract/features/trace/security-packs/contract.ts';
import { hasDammDigit } from '#contract/gs1/check-characters.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { anyKeyOf } from '../codes/keys.ts';
import { Refusal } from '../refusal.ts';
import { findNumbers } from '../identifiers/find.ts';
import type { Reader } from '../records/list-plan.ts';
import { charge } from '../access/throttle.ts';
import { hashBound, hashStandalone, isSame } from './keys.ts';
import { digitsOf } from './verify.ts';
import type { CompanySession } from '../access/sessions.ts';

// Staff look one up now and then; many attempts mean guessing.
const tries = { hits: 20, windowSeconds: 600, blockSeconds: 600 };

/** A lookup of a security code by staff: says whether it is correct, and counts nothing for consumers. */
export async function checkAsStaff(
  reader: Reader<CompanySession>,
  text: string,
): Promise<{ pack: number; isRight: boolean } | null> {
  const [, sn, code = text] = /^(\S.*?)[\s,;]+(\d{8})$/s.exec(text.trim()) ?? [];
  const digits = digitsOf(code);
  if (sn !== undefined && digits?.length === covertDigits.bound)
    return tryBound(reader, sn, digits);
  if (digits?.length !== covertDigits.standalone || !hasDammDigit(digits)) return null;
  const { app, tx, session } = reader;
  const row = await tx
    .selectFrom('covert_code')
    .select('pack_id')
    .where('hash', '=', hashStandalone(app, digits))
    .where('company_id', '=', session.companyId)
    .executeTakeFirst();
  return row ? { pack: row.pack_id, isRight: true } : null;
}

async function tryBound({ app, tx, session }: Reader<CompanySession>, sn: string, digits: string) {
  const company = session.companyId;
  const seq = (await findNumbers(app, tx, company, [sn])).get(sn);
  if (seq === undefined) return null;
  const row = await tx
    .selectFrom('bound_code as b')
    .innerJoin('security_pack as p', (join) =>
      join.onRef('p.company_id', '=', 'b.company_id').onRef('p.id', '=', 'b.pack_id'),
    )
    .select(['b.hash', 'b.pack_id', 'p.key_id'])
    .where('b.company_id', '=', company)
    .where('b.seq', '=', seq)
    .executeTakeFirst();
  if (!row) return null;
  const { blockedSeconds } = await charge(
    app.database.sidePool,
    `covert:${session.accountId}`,
    tries,
  );
  if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  const key = await anyKeyOf(app, tx, company, row.key_id);
  return { pack: row.pack_id, isRight: isSame(row.hash, hashBound(key, seq, digits)) };
}
