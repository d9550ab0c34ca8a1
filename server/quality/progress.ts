import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { Condition } from '../records/list-plan.ts';

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
    left join lateral (
      select s.kind, s.name, s.position, coalesce(w.reason, '') as reason,
        case when w.step is not null then 'waived' when r.result is null then 'missing' else 'failed' end as status
      from inspection_step s
        left join lateral (
          select r.result from quality_record r
          where r.company_id = ${companyId} and r.seq = u.seq and r.kind = s.kind and r.step = s.name
          order by r.pass_time desc, r.id desc limit 1) r on true
        left join quality_waiver w on w.company_id = ${companyId} and w.seq = u.seq and w.step = s.name
      where s.company_id = p.company_id and s.plan_id = p.id and s.is_required
        and (r.result is null or r.result = 'fail')) o on true
  group by u.batch_id, u.seq, u.code`;
