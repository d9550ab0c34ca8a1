import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { Policy, PolicyInfo } from '#contract/features/sale/warranty-policies/contract.ts';
import { policyTexts } from '#contract/features/sale/warranty-policies/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const { errors } = policyTexts;
type Call = RecordCall<StaffSession>;

const rowsOf = ({ tx, session }: Reader<StaffSession>, ids: readonly number[]) =>
  tx
    .selectFrom('warranty_policy as w')
    .select(['w.id', 'w.company_id', 'w.name', 'w.months', 'w.starts_at', 'w.grace_days'])
    .select(['w.terms', 'w.revision', 'w.version', 'w.create_time', 'w.update_time'])
    .select((from) =>
      from
        .selectFrom('part as p')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('p.company_id', '=', 'w.company_id')
        .whereRef('p.warranty_policy_id', '=', 'w.id')
        .as('part_count'),
    )
    .where('w.company_id', '=', session.companyId)
    .where('w.id', 'in', [...ids])
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const shown = ({ terms: _terms, ...row }: Row): Policy => ({
  ...row,
  part_count: row.part_count ?? 0,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
});

export const readPolicies = async (
  reader: Reader<StaffSession>,
  ids: readonly number[],
): Promise<Policy[]> => (await rowsOf(reader, ids)).map(shown);

export async function readPolicy(reader: Reader<StaffSession>, id: number): Promise<PolicyInfo> {
  const [row] = await rowsOf(reader, [id]);
  if (!row) throw notFound();
  const parts = await usersOf(reader, id);
  return {
    ...shown(row),
    terms: row.terms,
    parts: parts.map((part) => part.id),
    part_names: parts.map(({ name }) => name),
  };
}

const usersOf = ({ tx, session }: Reader<StaffSession>, id: number) =>
  tx
    .selectFrom('part')
    .select(['id', 'name'])
    .where('company_id', '=', session.companyId)
    .where('warranty_policy_id', '=', id)
    .orderBy('id')
    .execute();

/** The parts that use a policy. */
export const partsOf = async (reader: Reader<StaffSession>, id: number): Promise<number[]> =>
  (await usersOf(reader, id)).map((part) => part.id);

/** A policy that was granted, or that parts use, is not deleted. */
export async function refuseUsed({ tx, session }: Call, rows: Stored[]): Promise<void> {
  for (const [table, column, why] of [
    ['part', 'warranty_policy_id', errors.used],
    ['warranty', 'policy_id', errors.granted],
  ] as const) {
    const { rows: found } = await sql<{ id: number }>`
      select k.id from unnest(${rows.map(({ id }) => id)}::int[]) as k (id)
      where exists (select from ${sql.table(table)} u where u.company_id = ${session.companyId}
        and u.${sql.ref(column)} = k.id) order by 1 limit 1`.execute(tx);
    const used = rows.find(({ id }) => id === found[0]?.id);
    if (used) throw new Refusal(why, { code: codes.conflict, params: { name: String(used.name) } });
  }
}
