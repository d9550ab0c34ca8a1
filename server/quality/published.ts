import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { QualityKind, QualityResult } from '#contract/quality/kinds.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact } from '../database/database.ts';

/** A record as consumers see it. */
export type PublishedRecord = {
  kind: QualityKind;
  step: string;
  std: string;
  content: string;
  /** Empty unless the company publishes names. */
  emp_name: string;
  pass_time: string;
};

type PublicPlan = {
  steps: { kind: QualityKind; name: string; position: number }[];
  showsNames: boolean;
};
const kept = cache<App, string, PublicPlan>({ max: 20_000, maxAge: 10_000, isShared: true });

/** The steps of a part whose records are public, briefly cached: most parts have none, and most scans ask no further. */
const publicPlan = (app: App, company: number, part: number): Promise<PublicPlan> =>
  kept.get(app, `${company}:${part}`, () =>
    transact(app.database.main, systemActor, async (tx) => {
      const { rows } = await sql<PublicPlan['steps'][number] & { is_emp_public: boolean }>`
        select s.kind, s.name, s.position, p.is_emp_public
        from inspection_plan p join inspection_step s on s.company_id = p.company_id and s.plan_id = p.id
        where p.company_id = ${company} and p.part_id = ${part} and p.state = 'published' and s.is_public
        order by s.position`.execute(tx);
      const steps = rows.map(({ kind, name, position }) => ({ kind, name, position }));
      return { steps, showsNames: rows[0]?.is_emp_public ?? false };
    }),
  );

type Found = Omit<PublishedRecord, 'pass_time'> & {
  value: number | null;
  unit: string;
  result: QualityResult;
  pass_time: Date;
};

/** What a company publishes about how one unit was made, inspected and tested: the newest record of each public step. */
export async function publishedRecords(
  app: App,
  { company, seq, partId }: { company: number; seq: number; partId: number | null },
  language: Language,
): Promise<PublishedRecord[]> {
  if (partId === null) return [];
  const { steps, showsNames } = await publicPlan(app, company, partId);
  if (steps.length === 0) return [];
  const { rows } = await transact(app.database.main, systemActor, (tx) =>
    sql<Found>`
      select distinct on (s.position) r.kind, r.step, r.std, r.content, r.value, r.unit, r.result, r.pass_time,
        ${showsNames ? sql`r.emp_name` : sql`''`} as emp_name
      from unnest(${steps.map(({ kind }) => kind)}::text[], ${steps.map(({ name }) => name)}::text[],
          ${steps.map(({ position }) => position)}::integer[]) as s (kind, name, position)
        join quality_record r on r.company_id = ${company} and r.seq = ${seq} and r.kind = s.kind and r.step = s.name
      order by s.position, r.pass_time desc, r.id desc`.execute(tx),
  );
  return rows.map(({ value, unit, result, pass_time: time, ...row }) => ({
    ...row,
    content: contentOf({ ...row, value, unit, result }, language),
    pass_time: time.toISOString(),
  }));
}

/** The measured value with its unit and what was written; the result where it says more. */
function contentOf(
  {
    kind,
    content,
    value,
    unit,
    result,
  }: Pick<Found, 'kind' | 'content' | 'value' | 'unit' | 'result'>,
  language: Language,
): string {
  const measured = value === null ? '' : `${value} ${unit}`.trim();
  const said = [measured, content].filter((one) => one !== '').join(' ');
  if (kind === 'process') return said;
  const word = result === 'info' ? '' : say(qualityTexts.results[result], language);
  return [said, said.includes(word) ? '' : word].filter((one) => one !== '').join(' · ');
}
