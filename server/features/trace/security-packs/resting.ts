import { sql } from 'kysely';
import type { RestingRow } from '#contract/features/trace/security-packs/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';
import { readResting, releaseCodes } from '#server/security/tries.ts';

/** The codes of a company that are not checked for a while, after too many wrong attempts. */
export async function readRestingRows({
  app,
  tx,
  session,
}: Pick<Reader<StaffSession>, 'app' | 'tx' | 'session'>): Promise<RestingRow[]> {
  const { companyId } = session;
  const resting = await readResting(tx, companyId);
  if (resting.length === 0) return [];
  const { rows } = await sql<{ seq: number; code: string | null; part_name: string | null }>`
    select i.seq, i.code, p.name as part_name from identifier i
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    where i.company_id = ${companyId} and i.seq = any(${resting.map(({ seq }) => seq)}::bigint[])`.execute(
    tx,
  );
  const texts = await codeTexts(app, tx, companyId, rows);
  const parts = new Map(rows.map(({ seq, part_name: name }) => [seq, name ?? '']));
  return resting.map(({ seq, tries, until, isForAll }) => ({
    identifier_id: seq,
    identifier_code: texts.get(seq) ?? '',
    part_name: parts.get(seq) ?? '',
    tries,
    until: until.toISOString(),
    is_for_all: isForAll,
  }));
}

/** Lets a code be checked again by everybody; asking again changes nothing. */
export async function release(call: RecordCall<StaffSession>, seq: number): Promise<void> {
  const { tx, session, changed } = call;
  const { companyId } = session;
  const known = await tx
    .selectFrom('bound_code')
    .select('seq')
    .where('company_id', '=', companyId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!known) throw notFound();
  const released = await releaseCodes(tx, companyId, [seq]);
  if (released.length > 0) changed('identifier', seq, { is_resting: true }, { is_resting: false });
}
