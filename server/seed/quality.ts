import { sql } from 'kysely';
import { planInput } from '#contract/features/product/inspection-plans/contract.ts';
import type { QualityResult } from '#contract/quality/kinds.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';

type Step = { kind: 'process' | 'qc' | 'test'; name: string; std: string } & Partial<{
  unit: string;
  min: number;
  max: number;
  is_public: boolean;
  is_required: boolean;
  /** What a person writes where nothing is measured. */
  content: string;
  by: string;
}>;
type Made = { part: string; steps: Step[] };

const by = { assembly: '周建军', inspector: '林小燕', tester: '郑伟' };

/** What the demo's companies inspect, on parts that are made and shipped. */
const plans: Record<number, Made> = {
  1: {
    part: '多功能绞肉机',
    steps: [
      { kind: 'process', name: '电机装配', std: '扭矩 1.8 N·m', content: '完成', by: by.assembly },
      { kind: 'process', name: '刀组装配', std: '间隙均匀', content: '完成', by: by.assembly },
      { kind: 'qc', name: '外观', std: '无划伤、无色差', content: '合格', by: by.inspector },
      {
        kind: 'qc',
        name: '刀盘间隙',
        std: '0.10–0.30 mm',
        unit: 'mm',
        min: 0.1,
        max: 0.3,
        by: by.inspector,
      },
      { kind: 'test', name: '耐压', std: '≥ 1.25 kV', unit: 'kV', min: 1.25, by: by.tester },
      { kind: 'test', name: '空载噪声', std: '≤ 72 dB', unit: 'dB', max: 72, by: by.tester },
      {
        kind: 'test',
        name: '空载功率',
        std: '280–320 W',
        unit: 'W',
        min: 280,
        max: 320,
        by: by.tester,
      },
    ],
  },
  38: {
    part: '娟姗鲜牛奶 250 mL',
    steps: [
      { kind: 'process', name: '巴氏杀菌', std: '72 ℃ 15 s', content: '完成', by: '巴特尔' },
      { kind: 'process', name: '灌装封口', std: '封口完整', content: '完成', by: '巴特尔' },
      { kind: 'qc', name: '感官', std: '乳白、无异味', content: '合格', by: '其木格' },
      { kind: 'test', name: '蛋白质', std: '≥ 3.8 g/100g', unit: 'g', min: 3.8, by: '其木格' },
      { kind: 'test', name: '菌落总数', std: '≤ 3 万 CFU/mL', unit: '万', max: 3, by: '其木格' },
    ],
  },
};

/** So many units of each batch have records; the last of them has failed one step and lacks the next. */
const recorded = 40;

/** Inspection plans and the records of what was made by them. */
export async function createQuality(tx: Tx, _app: App): Promise<void> {
  for (const [company, made] of Object.entries(plans)) {
    const companyId = Number(company);
    const partId = await partOf(tx, companyId, made.part);
    await createPlan(tx, companyId, partId, made.steps);
    await createRecords(tx, companyId, partId, made.steps);
  }
}

async function partOf(tx: Tx, companyId: number, name: string): Promise<number> {
  const { id } = await tx
    .selectFrom('part')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

async function createPlan(
  tx: Tx,
  companyId: number,
  partId: number,
  steps: readonly Step[],
): Promise<void> {
  const given = steps.map(({ content: _content, by: _by, ...step }) => ({
    is_public: true,
    ...step,
  }));
  const plan = planInput.parse({ part_id: partId, steps: given });
  for (const [at, state] of (['published', 'draft'] as const).entries()) {
    const { id } = await tx
      .insertInto('inspection_plan')
      .values({
        company_id: companyId,
        part_id: partId,
        revision: at + 1,
        state,
        publish_time: state === 'published' ? new Date(Date.now() - 40 * 86_400_000) : null,
        remark: state === 'draft' ? '下一版，待评审' : '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('inspection_step')
      .values(
        plan.steps.map((step, position) => ({
          ...step,
          company_id: companyId,
          plan_id: id,
          position,
        })),
      )
      .execute();
  }
}

/** Values near the middle of the limits, spread a little. */
function valueOf({ min, max }: Step, at: number): number | null {
  if (min === undefined && max === undefined) return null;
  const low = min ?? max! * 0.88;
  const high = max ?? min! * 1.12;
  const swing = Math.sin(at * 12.9898) * 0.5 + Math.sin(at * 4.1) * 0.3;
  return Number(((low + high) / 2 + (swing * (high - low)) / 3).toFixed(2));
}

const resultOf = ({ kind }: Step, isFailed: boolean): QualityResult => {
  if (isFailed) return 'fail';
  return kind === 'process' ? 'info' : 'pass';
};

async function createRecords(
  tx: Tx,
  companyId: number,
  partId: number,
  steps: readonly Step[],
): Promise<void> {
  const { rows: units } = await sql<{ seq: number; made: Date }>`
    select i.seq, (b.product_date + time '09:00') at time zone 'Asia/Shanghai' as made
    from identifier i join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${companyId} and i.part_id = ${partId} and i.level = 0
    order by i.seq limit ${recorded}`.execute(tx);
  const last = units.length - 1;
  const rows = units.flatMap(({ seq, made }, at) =>
    steps.slice(0, at === last ? -1 : steps.length).map((step, order) => {
      const isFailed = at === last && order === steps.length - 2;
      const value = valueOf(step, at * steps.length + order);
      return {
        company_id: companyId,
        seq,
        kind: step.kind,
        step: step.name,
        std: step.std,
        content: step.content ?? '',
        value: isFailed && value !== null ? value * 1.5 : value,
        unit: value === null ? '' : (step.unit ?? ''),
        result: resultOf(step, isFailed),
        emp_name: step.by ?? '',
        pass_time: new Date(made.getTime() + (at * 3 + order * 25) * 60_000),
      };
    }),
  );
  if (rows.length > 0) await tx.insertInto('quality_record').values(rows).execute();
}
