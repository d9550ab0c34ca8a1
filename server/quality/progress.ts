import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { Condition } from '../records/list-plan.ts';
import { openSteps } from './open-steps.ts';

const gone = (['scrapped', 'sampled', 'voided', 'destroyed'] as const).map(
  (state) => identifierStates[state],
);

/** The units of a batch that are still in use. */
export const unitsOf = (companyId: number, batches: readonly number[]): Condition => sql`
  select i.batch_id, i.seq, i.code, i.part_id from identifier i
  where i.company_id = ${companyId} and i.batch_id = any(${[...batches]}::integer[]) and i.level = 0
    and i.state <> all(${gone}::smallint[])`;

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
