import { sql } from 'kysely';
import type { NonconformanceSeverity } from '#contract/features/trace/nonconformances/sources.ts';
import {
  sourceRecords,
  type SourceRecord,
} from '#contract/features/trace/nonconformances/sources.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { readNamed, readSource } from '../nonconformances/sources.ts';
import {
  cancelNonconformance,
  closeNonconformance,
  finishNonconformance,
  openNonconformance,
  planNonconformance,
  redoNonconformance,
} from '../nonconformances/work.ts';
import { isoDay } from './lots.ts';
import { beginStory, daysAgo, type Call, type Story } from './story.ts';

type Person = Story['by']['goods'];
type Next = (call: Call, of: { id: number; version: number }) => Promise<void>;
type Told = {
  company: number;
  source: SourceRecord | 'manual';
  days: number;
  severity: NonconformanceSeverity;
  title: string;
  description?: string;
  steps?: (by: Story['by']) => { days: number; by: Person; run: Next }[];
};

const dueIn = (days: number) => isoDay(daysAgo(-days));
const plan =
  (cause: string, action: string, owner: Person, due: number): Next =>
  (call, of) =>
    planNonconformance(call, { ...of, cause, action, owner_id: owner.id, due_day: dueIn(due) });
const finish =
  (performed: string): Next =>
  (call, of) =>
    finishNonconformance(call, { ...of, performed });

const told: Told[] = [
  {
    company: 1,
    source: 'inspection',
    days: 24,
    severity: 'major',
    title: '成品检验不合格，同一工位连续出现',
    description: '抽检发现超出标准，复测结果一致。',
    steps: ({ goods, buyer }) => [
      {
        days: 23,
        by: goods,
        run: plan('夹具磨损，定位偏移 0.3 mm', '更换夹具并重新校准', buyer, -12),
      },
      { days: 18, by: buyer, run: finish('已更换 2 号工位夹具，校准记录归档') },
      {
        days: 14,
        by: goods,
        run: (call, of) =>
          redoNonconformance(call, {
            ...of,
            effect: '复测 30 件仍有 2 件超差',
            due_day: dueIn(-8),
          }),
      },
      { days: 10, by: buyer, run: finish('更换全部工位夹具，增加每班首件检验') },
      {
        days: 6,
        by: goods,
        run: (call, of) => closeNonconformance(call, { ...of, effect: '连续三批复测全部合格' }),
      },
    ],
  },
  {
    company: 1,
    source: 'lot',
    days: 16,
    severity: 'major',
    title: '来料尺寸超差，供应商需整改',
    steps: ({ goods, buyer }) => [
      {
        days: 15,
        by: goods,
        run: plan('供应商模具未按期保养', '退换本批，要求供应商提交整改报告', buyer, -4),
      },
    ],
  },
  {
    company: 1,
    source: 'repair',
    days: 5,
    severity: 'critical',
    title: '同型号产品多次报修同一故障',
    description: '两周内第三次，需要确认是否为批次问题。',
    steps: ({ goods, sales }) => [
      {
        days: 4,
        by: goods,
        run: plan('温控元件焊点虚焊', '复检同批在库产品，联系已售客户', sales, 6),
      },
    ],
  },
  {
    company: 1,
    source: 'batch',
    days: 9,
    severity: 'minor',
    title: '外箱标签位置偏移',
    steps: ({ goods, buyer }) => [
      { days: 8, by: goods, run: plan('贴标机感应器松动', '紧固感应器，返工在库外箱', buyer, 2) },
      { days: 1, by: buyer, run: finish('感应器已更换，返工 120 箱') },
    ],
  },
  {
    company: 1,
    source: 'report',
    days: 2,
    severity: 'major',
    title: '举报产品标签与正品不一致，需查标签外流',
  },
  {
    company: 1,
    source: 'manual',
    days: 11,
    severity: 'minor',
    title: '说明书缺页',
    steps: ({ goods }) => [
      {
        days: 10,
        by: goods,
        run: (call, of) =>
          cancelNonconformance(call, { ...of, reason: '核对后确认是样品，未随货发出' }),
      },
    ],
  },
  {
    company: 38,
    source: 'report',
    days: 1.5,
    severity: 'major',
    title: '包装没有生产日期，需查喷码工位',
    steps: ({ manager }) => [
      {
        days: 1,
        by: manager,
        run: plan('喷码机墨盒用尽未报警', '加装缺墨报警，复查当班产品', manager, 5),
      },
    ],
  },
];

/** Where each kind of source lies, when it came about, and which of them fail. */
const tables: Record<SourceRecord, { table: keyof Tables; time: string; only: string }> = {
  inspection: { table: 'quality_record', time: 'pass_time', only: `result = 'fail'` },
  repair: { table: 'repair', time: 'create_time', only: 'true' },
  report: { table: 'fake_report', time: 'create_time', only: 'true' },
  incident: { table: 'incident', time: 'create_time', only: 'true' },
  batch: { table: 'batch', time: 'create_time', only: `state in ('producing', 'completed')` },
  lot: { table: 'material_lot', time: 'create_time', only: `state = 'failed'` },
};

/** The latest record of this kind before a day, or the first one there is. */
async function findSource(tx: Tx, company: number, source: SourceRecord, before: Date) {
  const { table, time, only } = tables[source];
  const when = sql.ref(time);
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where company_id = ${company} and ${sql.raw(only)}
    order by ${when} < ${before} desc, abs(extract(epoch from ${when} - ${before})) limit 1`.execute(
    tx,
  );
  return rows[0]?.id;
}

const isRecord = (source: Told['source']): source is SourceRecord =>
  sourceRecords.some((one) => one === source);
const nothing = { part_id: null, batch_id: null, lot_id: null, serial_number: '' };

/** What was found not to be as it should, at every stage from the finding to the check of its effect. */
export async function createNonconformances(tx: Tx, app: App): Promise<void> {
  for (const company of [1, 38]) {
    const story = await beginStory(tx, app, company);
    for (const one of told.filter((each) => each.company === company)) {
      const { source, severity, title, description = '' } = one;
      const from = isRecord(source)
        ? await findSource(tx, company, source, daysAgo(one.days))
        : null;
      if (from === undefined) continue;
      let id = 0;
      story.tell(daysAgo(one.days), story.by.goods, async (call) => {
        const facts = isRecord(source)
          ? await readSource(call, source, from!)
          : await readNamed(call, nothing);
        const input = { severity, title, description, source, source_id: from, ...nothing };
        id = await openNonconformance(call, input, facts);
      });
      for (const { days, by, run } of one.steps?.(story.by) ?? [])
        story.tell(daysAgo(days), by, async (call) =>
          run(call, { id, version: await versionOf(tx, company, id) }),
        );
    }
    await story.play();
  }
}

async function versionOf(tx: Tx, company: number, id: number): Promise<number> {
  const { version } = await tx
    .selectFrom('nonconformance')
    .select('version')
    .where('company_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}
