import { sql } from 'kysely';
import type { QualityKind } from '#contract/quality/kinds.ts';
import type { Tx } from '../database/database.ts';

/** A step of the plan that is in force for a part. */
export type PlannedStep = {
  plan_id: number;
  part_id: number;
  kind: QualityKind;
  name: string;
  is_required: boolean;
  unit: string;
  min: number | null;
  max: number | null;
  std: string;
};

/** The steps in force of these parts, in their order. */
export async function plannedSteps(
  tx: Tx,
  companyId: number,
  parts: readonly (number | null)[],
): Promise<PlannedStep[]> {
  const ids = [...new Set(parts.flatMap((id) => id ?? []))];
  if (ids.length === 0) return [];
  const { rows } = await sql<PlannedStep>`
    select p.id as plan_id, p.part_id, s.kind, s.name, s.is_required, s.unit, s.min, s.max, s.std
    from inspection_plan p
      join inspection_step s on s.company_id = p.company_id and s.plan_id = p.id
    where p.company_id = ${companyId} and p.state = 'published' and p.part_id = any(${ids}::integer[])
    order by p.part_id, s.position`.execute(tx);
  return rows;
}

/** Finds the step that a record is about, by part, kind and name. */
export function stepFinder(steps: readonly PlannedStep[]) {
  const keyOf = (part: number | null, kind: string, name: string) => `${part}/${kind}/${name}`;
  const byKey = new Map(steps.map((step) => [keyOf(step.part_id, step.kind, step.name), step]));
  return (part: number | null, kind: QualityKind, name: string): PlannedStep | null =>
    byKey.get(keyOf(part, kind, name)) ?? null;
}
