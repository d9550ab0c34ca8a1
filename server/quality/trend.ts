import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import { capabilityOf, histogramOf } from '#contract/quality/capability.ts';
import { qualityLimits, type QualityKind, type QualityResult } from '#contract/quality/kinds.ts';
import type { Trend } from '#contract/quality/sheet.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { Refusal } from '../refusal.ts';
import { plannedSteps, stepFinder } from './plans.ts';
import type { Asker } from './units.ts';

type Point = {
  seq: number;
  code: string | null;
  value: number;
  unit: string;
  result: QualityResult;
  pass_time: Date;
  total: number;
};

/** The measured values of a part's step over the last days, and what they say about the process. */
export async function readTrend(
  { app, tx, session }: Asker,
  kind: QualityKind,
  { part_id: partId, step: name, days }: { part_id: number; step: string; days: number },
): Promise<Trend> {
  const company = session.companyId;
  const part = await tx
    .selectFrom('part')
    .select('name')
    .where('company_id', '=', company)
    .where('id', '=', partId)
    .executeTakeFirst();
  if (!part)
    throw new Refusal(qualityTexts.errors.noPart, { code: answers.notFound, field: 'part_id' });
  const step = stepFinder(await plannedSteps(tx, company, [partId]))(partId, kind, name);
  const limits = { min: step?.min ?? null, max: step?.max ?? null };
  const { rows } = await sql<Point>`
    select r.seq, i.code, r.value, r.unit, r.result, r.pass_time, count(*) over ()::int as total
    from quality_record r join identifier i on i.company_id = r.company_id and i.seq = r.seq
    where r.company_id = ${company} and r.kind = ${kind} and r.step = ${name} and i.part_id = ${partId}
      and r.value is not null and r.pass_time >= now() - make_interval(days => ${days})
    order by r.pass_time desc, r.id desc limit ${qualityLimits.points}`.execute(tx);
  const texts = await codeTexts(app, tx, company, rows);
  const points = rows.toReversed();
  const values = points.map(({ value }) => value);
  return {
    part_id: partId,
    part_name: part.name,
    step: name,
    unit: step?.unit ?? rows[0]?.unit ?? '',
    std: step?.std ?? '',
    ...limits,
    points: points.map(({ seq, value, result, pass_time: time }) => ({
      serial_number: texts.get(seq) ?? '',
      value,
      result,
      pass_time: time.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    capability: capabilityOf(values, limits),
    histogram: histogramOf(values, limits),
  };
}
