import { sql } from 'kysely';
import type { QualityKind } from '#contract/quality/kinds.ts';
import type { UnitSteps } from '#contract/quality/sheet.ts';
import { plannedSteps } from './plans.ts';
import { stepOf } from './sheet.ts';
import { findUnit, type Asker } from './units.ts';

/** The part and batch of a unit, and the steps of one kind that are planned for it. */
export async function readSteps(
  asker: Asker,
  kind: QualityKind,
  typed: string,
): Promise<UnitSteps> {
  const { tx, session } = asker;
  const unit = await findUnit(asker, typed);
  const { rows } = await sql<{ part_name: string; batch_code: string }>`
    select coalesce(p.name, '') as part_name, coalesce(b.code, '') as batch_code
    from identifier i
      left join part p on p.company_id = i.company_id and p.id = i.part_id
      left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${session.companyId} and i.seq = ${unit.seq}`.execute(tx);
  const plan = await plannedSteps(tx, session.companyId, [unit.part_id]);
  return {
    ...rows[0]!,
    plan_id: plan[0]?.plan_id ?? null,
    steps: plan.filter((step) => step.kind === kind).map(stepOf),
  };
}
