import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import type { QualityKind } from '#contract/quality/kinds.ts';
import type { Sheet, SheetStep } from '#contract/quality/sheet.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { Refusal } from '../refusal.ts';
import { cellKey, cellOf, latestRecords, type Latest } from './latest.ts';
import { plannedSteps, type PlannedStep } from './plans.ts';
import type { Asker } from './units.ts';

export type SheetBatch = { id: number; code: string; part_id: number; part_name: string };

/** The batch of a sheet; another company's is not there. */
export async function findBatch({ tx, session }: Asker, id: number): Promise<SheetBatch> {
  const { rows } = await sql<SheetBatch>`
    select b.id, b.code, b.part_id, p.name as part_name
    from batch b join part p on p.company_id = b.company_id and p.id = b.part_id
    where b.company_id = ${session.companyId} and b.id = ${id}`.execute(tx);
  if (rows[0]) return rows[0];
  throw new Refusal(qualityTexts.errors.noBatch, { code: answers.notFound, field: 'batch_id' });
}

/** The serial numbers of a batch against the planned steps of one kind, a page at a time. */
export async function readSheet(
  asker: Asker,
  kind: QualityKind,
  { batch_id: id, page, limit }: { batch_id: number; page: number; limit: number },
): Promise<Sheet> {
  const { app, tx, session } = asker;
  const company = session.companyId;
  const batch = await findBatch(asker, id);
  const { rows: units } = await sql<{ seq: number; code: string | null }>`
    select seq, code from identifier
    where company_id = ${company} and batch_id = ${id} and level = 0
    order by seq limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const plan = await plannedSteps(tx, company, [batch.part_id]);
  const planned = plan.filter((step) => step.kind === kind);
  const numbers = units.map(({ seq }) => seq);
  const found = await latestRecords(tx, company, kind, numbers);
  const steps = columnsOf(planned, found);
  const cells = new Map(found.map((row) => [cellKey(row.seq, row.step), row]));
  const texts = await codeTexts(app, tx, company, units);
  const cellFor = (seq: number, step: string) => {
    const row = cells.get(cellKey(seq, step));
    return row ? cellOf(row) : null;
  };
  return {
    batch_id: id,
    batch_code: batch.code,
    part_id: batch.part_id,
    part_name: batch.part_name,
    plan_id: plan[0]?.plan_id ?? null,
    steps,
    rows: units.map(({ seq }) => ({
      serial_number: texts.get(seq) ?? '',
      cells: steps.map(({ step }) => cellFor(seq, step)),
    })),
    count: await countUnits(asker, id, { page, limit, found: units.length }),
  };
}

/** A planned step as screens show it. */
export const stepOf = ({ name, std, unit, min, max, ...step }: PlannedStep): SheetStep => ({
  step: name,
  is_planned: true,
  is_required: step.is_required,
  std,
  unit,
  min,
  max,
});

/** The planned steps, then those that were recorded without a plan. */
function columnsOf(planned: readonly PlannedStep[], found: readonly Latest[]): SheetStep[] {
  const known = new Set(planned.map(({ name }) => name));
  const others = new Map(
    found.filter(({ step }) => !known.has(step)).map((row) => [row.step, row]),
  );
  const unplanned = { is_planned: false, is_required: false, min: null, max: null };
  return [
    ...planned.map(stepOf),
    ...[...others.values()].map(({ step, std, unit }) => ({ step, std, unit, ...unplanned })),
  ];
}

type Piece = { page: number; limit: number; found: number };

/** A page that is not full gives the count. */
async function countUnits(
  { tx, session }: Asker,
  id: number,
  { page, limit, found }: Piece,
): Promise<number> {
  if (found < limit && (found > 0 || page === 1)) return (page - 1) * limit + found;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from identifier
    where company_id = ${session.companyId} and batch_id = ${id} and level = 0`.execute(tx);
  return rows[0]!.n;
}
