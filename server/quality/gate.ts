import { sql } from 'kysely';
import { qualityTexts } from '#contract/quality/texts.ts';
import type { Text } from '#contract/text.ts';
import type { Tx } from '../database/database.ts';
import { openSteps } from './open-steps.ts';

type GatedUnit = { seq: number; part_id: number | null };
/** A required step that a unit lacks or has failed. */
export type Obstacle = { why: Text; params: { step: string; n: number } };
type Found = { seq: number; step: string; is_failed: boolean; n: number };

const { missingStep, failedStep } = qualityTexts.errors;

/**
 * Which of these units lack a required step of the plan in force for their part, or failed it: one statement, however
 * many there are. The newest record of a step counts; a waived step is none (`openSteps`). Parts without a plan are never stopped.
 */
export async function findObstacles(
  tx: Tx,
  companyId: number,
  units: readonly GatedUnit[],
): Promise<Map<number, Obstacle>> {
  const parts = [...new Set(units.flatMap(({ part_id: part }) => part ?? []))];
  if (parts.length === 0) return new Map();
  const { rows: planned } = await sql<{ part_id: number }>`
    select part_id from inspection_plan
    where company_id = ${companyId} and state = 'published' and part_id = any(${parts}::integer[])`.execute(
    tx,
  );
  const gated = new Set(planned.map(({ part_id: part }) => part));
  const asked = units.filter(({ part_id: part }) => part !== null && gated.has(part));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Found>`
    select u.seq, (array_agg(o.name order by o.position))[1] as step,
      (array_agg(o.status = 'failed' order by o.position))[1] as is_failed, count(*)::int as n
    from unnest(string_to_array(${asked.map(({ seq }) => seq).join(' ')}, ' ')::bigint[],
        string_to_array(${asked.map(({ part_id: part }) => part).join(' ')}, ' ')::integer[]) as u (seq, part_id)
      join inspection_plan p on p.company_id = ${companyId} and p.part_id = u.part_id and p.state = 'published'
      join lateral (${openSteps(companyId)}) o on o.status <> 'waived'
    group by u.seq`.execute(tx);
  return new Map(
    rows.map(({ seq, step, is_failed: isFailed, n }) => [
      seq,
      { why: isFailed ? failedStep : missingStep, params: { step, n } },
    ]),
  );
}
