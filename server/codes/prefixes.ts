import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { prefixTexts } from '#contract/features/setting/code-prefixes/texts.ts';
import { asSystem, type Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { actorOf, type CompanySession } from '../access/sessions.ts';

const lockKey = 7_305_011;
/** Prefixes are claimed one at a time across all companies, so that none is claimed twice. */
export const holdPrefixes = (tx: Tx) => sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);

/** Whether the prefix conflicts with another company's: one begins with the other. */
export const isOthers = (tx: Tx, session: CompanySession, prefix: string): Promise<boolean> =>
  asSystem(tx, actorOf(session), async () => {
    const found = await tx
      .selectFrom('code_prefix')
      .select('prefix')
      .where('company_id', '<>', session.companyId)
      .where((is) =>
        is.or([
          sql<boolean>`starts_with(prefix, ${prefix})`,
          sql<boolean>`starts_with(${prefix}, prefix)`,
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  });

/** The longest registered prefix that a code beginning falls under. */
const findOwn = async (tx: Tx, companyId: number, beginning: string) =>
  (
    await sql<{ prefix: string; is_valid: boolean }>`
      select prefix, coalesce(from_day <= t.day, true) and coalesce(until_day >= t.day, true) as is_valid
      from code_prefix, (select (now() at time zone 'Asia/Shanghai')::date as day) as t
      where company_id = ${companyId} and starts_with(${beginning}, prefix)
      order by length(prefix) desc limit 1`.execute(tx)
  ).rows[0];

/** Claims a prefix for a company's codes, unless it has one already. False: another company's codes begin so. */
export async function claimPrefix(
  tx: Tx,
  session: CompanySession,
  prefix: string,
): Promise<boolean> {
  if (await isOthers(tx, session, prefix)) return false;
  if (await findOwn(tx, session.companyId, prefix)) return true;
  await tx
    .insertInto('code_prefix')
    .values({ prefix, company_id: session.companyId, is_automatic: true })
    .execute();
  return true;
}

/** Refuses new codes under a prefix that has expired or is not yet in force; existing codes stay valid. */
export async function refuseInvalidPrefix(
  tx: Tx,
  companyId: number,
  beginning: string | null,
  field: string,
): Promise<void> {
  if (beginning === null) return;
  const own = await findOwn(tx, companyId, beginning);
  if (!own || own.is_valid) return;
  throw new Refusal(prefixTexts.errors.notInForce, {
    code: codes.invalid,
    field,
    params: { prefix: own.prefix },
  });
}
