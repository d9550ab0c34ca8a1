import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { PolicyInput } from '#contract/features/sale/warranty-policies/contract.ts';
import { policyTexts } from '#contract/features/sale/warranty-policies/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { RecordCall, Stored } from '../records/plan.ts';
import type { Columns } from '../records/write.ts';
import { Refusal } from '../refusal.ts';

const { errors } = policyTexts;
type Call = RecordCall<StaffSession>;

const terms = ['name', 'months', 'starts_at', 'grace_days', 'terms'] as const;
const isSame = (before: Stored, now: Columns): boolean =>
  terms.every((field) => before[field] === now[field]);

/** One more with each change of the terms. */
export const revisionOf = (before: Stored | null, input: PolicyInput): number =>
  before ? Number(before.revision) + (isSame(before, input) ? 0 : 1) : 1;

/** Keeps the terms as they are from now on: warranties refer to what was granted. */
export async function keepVersion(
  { tx, session }: Call,
  id: number,
  before: Stored | null,
  columns: Columns,
): Promise<void> {
  if (before && isSame(before, columns)) return;
  await sql`
    insert into warranty_policy_version (company_id, policy_id, version, name, months, starts_at, grace_days, terms)
    select company_id, id, revision, name, months, starts_at, grace_days, terms from warranty_policy
    where company_id = ${session.companyId} and id = ${id}`.execute(tx);
}

/** These parts use the policy from now on, and no others; each notes it as a revision of its own. */
export async function assignParts(
  { tx, session }: Call,
  id: number,
  parts: readonly number[] | undefined,
): Promise<void> {
  if (parts === undefined) return;
  const wanted = [...new Set(parts)];
  const { rows } = await sql<{ id: number }>`
    select id from part where company_id = ${session.companyId} and id = any(${wanted}::int[])
    order by id for no key update`.execute(tx);
  if (rows.length < wanted.length)
    throw new Refusal(errors.noPart, { code: codes.notFound, field: 'parts' });
  await sql`
    with changed as (
      update part set warranty_policy_id = case when id = any(${wanted}::int[]) then ${id}::int end,
        revision = revision + 1, version = version + 1, update_by = ${session.accountId}, update_time = now()
      where company_id = ${session.companyId} and (
        (warranty_policy_id = ${id} and id <> all(${wanted}::int[]))
        or (id = any(${wanted}::int[]) and warranty_policy_id is distinct from ${id}))
      returning company_id, id, revision, warranty_policy_id
    )
    insert into part_revision (company_id, part_id, revision, content, changed, create_user)
    select c.company_id, c.id, c.revision,
      last.content || jsonb_build_object('warranty_policy_id', c.warranty_policy_id), array['warranty_policy_id'],
      ${session.realname}
    from changed c cross join lateral (
      select r.content from part_revision r where r.company_id = c.company_id and r.part_id = c.id
      order by r.revision desc limit 1) last`.execute(tx);
}
