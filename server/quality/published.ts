import { sql } from 'kysely';
import type { QualityKind, QualityResult } from '#contract/quality/kinds.ts';
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
  result: QualityResult;
  /** Between which values it passes, with the unit. */
  limits: string;
};

type PublicStep = {
  kind: QualityKind;
  name: string;
  position: number;
  unit: string;
  min: number | null;
  max: number | null;
};
type PublicPlan = {
  steps: PublicStep[];
  showsNames: boolean;
};
const kept = cache<App, string, PublicPlan>({ max: 20_000, maxAge: 10_000, isShared: true });

/** The steps of a part whose records are public, briefly cached: most parts have none, and most scans ask no further. */
const publicPlan = (app: App, company: number, part: number): Promise<PublicPlan> =>
  kept.get(app, `${company}:${part}`, () =>
    transact(app.database.main, systemActor, async (tx) => {
      const { rows } = await sql<PublicStep & { is_emp_public: boolean }>`
        select s.kind, s.name, s.position, s.unit, s.min, s.max, p.is_emp_public
        from inspection_plan p join inspection_step s on s.company_id = p.company_id and s.plan_id = p.id
        where p.company_id = ${company} and p.part_id = ${part} and p.state = 'published' and s.is_public
        order by s.position`.execute(tx);
      const steps = rows.map(({ is_emp_public: _isPublic, ...step }) => step);
      return { steps, showsNames: rows[0]?.is_emp_public ?? false };
    }),
  );

type Found = Omit<PublishedRecord, 'pass_time' | 'limits'> & {
  value: number | null;
  unit: string;
  pass_time: Date;
};

/** What a company publishes about how one unit was made, inspected and tested: the newest record of each public step. */
export async function publishedRecords(
  app: App,
  { company, seq, partId }: { company: number; seq: number; partId: number | null },
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
  return rows.map(({ value, unit, pass_time: time, ...row }) => ({
    ...row,
    content: contentOf(row.content, value, unit),
    limits: limitsOf(
      steps.find(({ kind, name }) => kind === row.kind && name === row.step),
      row.std,
    ),
    pass_time: time.toISOString(),
  }));
}

/** The measured value with its unit, and what was written. */
function contentOf(content: string, value: number | null, unit: string): string {
  const measured = value === null ? '' : `${value} ${unit}`.trim();
  return [measured, content].filter((one) => one !== '').join(' ');
}

/** 1.2 – 3.4 V, ≥ 1.2 V or ≤ 3.4 V; nothing where the requirement says the same. */
function limitsOf(step: PublicStep | undefined, std: string): string {
  if (!step) return '';
  const { min, max, unit } = step;
  const between =
    min !== null && max !== null
      ? `${min} – ${max}`
      : min !== null
        ? `≥ ${min}`
        : max !== null
          ? `≤ ${max}`
          : '';
  const said = between === '' ? '' : `${between} ${unit}`.trim();
  const bare = (text: string) => text.replaceAll(/\s/g, '');
  return bare(std) === bare(said) ? '' : said;
}
