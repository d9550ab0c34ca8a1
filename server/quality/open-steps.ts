import { sql } from 'kysely';
import type { Condition } from '../records/list-plan.ts';

/** The newest record of a unit `u` and a step `s` of a plan. */
const newest = (companyId: number): Condition => sql`
  select r.id, r.version, r.result, r.value from quality_record r
  where r.company_id = ${companyId} and r.seq = u.seq and r.kind = s.kind and r.step = s.name
  order by r.pass_time desc, r.id desc limit 1`;

/**
 * Whether the newest record `r` settles its step `s`. A step with limits needs a value that was judged; inspections and
 * tests have to be passed; a process step without limits has to be done.
 */
const isSettled = sql`case when r.result is null or r.result = 'fail' then false
  when s.min is not null or s.max is not null then r.result = 'pass' and r.value is not null
  else r.result = 'pass' or s.kind = 'process' end`;

/**
 * The steps that are open for a unit, for use after `left join lateral` where `u` is a unit and `p` its plan: missing,
 * failed or waived. A waiver covers what was known when it was given; a failure recorded since then needs another one.
 */
export const openSteps = (companyId: number): Condition => sql`
  select s.kind, s.name, s.position, coalesce(w.reason, '') as reason,
    case when w.id is not null then 'waived' when r.result = 'fail' then 'failed' else 'missing' end as status
  from inspection_step s
    left join lateral (${newest(companyId)}) r on true
    left join quality_waiver w on w.company_id = ${companyId} and w.seq = u.seq and w.step = s.name
      and (r.result is distinct from 'fail' or (w.record_id = r.id and w.record_version = r.version))
  where s.company_id = p.company_id and s.plan_id = p.id and s.is_required and not (${isSettled})`;
