import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { Tx } from '../database/database.ts';
import type { Condition } from '../records/list-plan.ts';
import { openSteps } from './open-steps.ts';

const gone = (['scrapped', 'sampled', 'voided', 'destroyed'] as const).map(
  (state) => identifierStates[state],
);

/** The units of a batch, or of `any(…)` of several, that are still in use. */
export const unitsOf = (companyId: number, batch: Condition): Condition => sql`
  select i.batch_id, i.seq, i.code, i.part_id from identifier i
  where i.company_id = ${companyId} and i.batch_id = ${batch} and i.level = 0 and i.state <> all(${gone}::smallint[])`;

type Standing = {
  units: number;
  complete: number;
  missing: number;
  failed: number;
  waived: number;
};

/** How many units of each batch are complete, missing something, failed or waived; all of them without a plan. */
export async function countStandings(
  tx: Tx,
  companyId: number,
  batches: readonly number[],
): Promise<Map<number, Standing>> {
  if (batches.length === 0) return new Map();
  const { rows } = await sql<Standing & { id: number }>`
    select b.id, count(u.seq)::int as units, count(u.seq) filter (where o.worst is null)::int as complete,
      count(*) filter (where o.worst = 2)::int as missing, count(*) filter (where o.worst = 3)::int as failed,
      count(*) filter (where o.worst = 1)::int as waived
    from unnest(${[...batches]}::integer[]) as b (id)
      left join (${unitsOf(companyId, sql`any(${[...batches]}::integer[])`)}) u on u.batch_id = b.id
      left join inspection_plan p on p.company_id = ${companyId} and p.part_id = u.part_id and p.state = 'published'
      left join lateral (
        select max(case status when 'failed' then 3 when 'missing' then 2 else 1 end) as worst
        from (${openSteps(companyId)}) as open) o on true
    group by b.id`.execute(tx);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** Each unit of these batches with how it stands; needs a common table expression `units`. */
export const judgedUnits = (companyId: number): Condition => sql`
  select u.batch_id, u.seq, u.code,
    case when bool_or(o.status = 'failed') then 'failed' when bool_or(o.status = 'missing') then 'missing'
      when bool_or(o.status = 'waived') then 'waived' else 'complete' end as status,
    coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'step', o.name, 'status', o.status, 'reason', o.reason)
      order by o.position) filter (where o.status is not null), '[]') as steps
  from units u
    join inspection_plan p on p.company_id = ${companyId} and p.part_id = u.part_id and p.state = 'published'
    left join lateral (${openSteps(companyId)}) o on true
  group by u.batch_id, u.seq, u.code`;
