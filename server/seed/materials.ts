import type { BomLineInput } from '#contract/features/product/boms/contract.ts';
import type { BatchState } from '#contract/features/trace/batches/moves.ts';
import type { Tx } from '../database/database.ts';
import { backflush } from '../production/backflush.ts';
import { addBom, releaseBoms } from '../production/boms.ts';
import { addLot, inspectLots, type Inspection } from '../production/lots.ts';
import { daysAgo, hour, type Story } from './story.ts';

type Line = [part: string, quantity: string, more?: Partial<BomLineInput> & { instead?: string }];
type Bill = { part: string; days: number; lines: Line[]; isDraft?: true; remark?: string };

const tracked = { is_tracked: true };

/** What the demo's products are made of: the blender's blades and base are made of something themselves. */
const bills: Record<number, Bill[]> = {
  1: [
    {
      part: '六片刀组',
      days: 118,
      lines: [
        ['304 不锈钢板 0.8 mm', '0.085', tracked],
        ['深沟球轴承 6202', '2'],
      ],
    },
    { part: '破壁机底座壳体', days: 117, lines: [['阻燃 ABS 粒子', '0.65', tracked]] },
    {
      part: '轻音破壁机',
      days: 116,
      remark: '首批试产',
      lines: [
        ['串激电机 1200 W', '1', { ...tracked, position: 'M1' }],
        ['六片刀组', '1', tracked],
        ['破壁机底座壳体', '1'],
        ['高硼硅玻璃杯体', '1', tracked],
        ['触控主控板', '1', { ...tracked, position: 'PCB1' }],
        ['电源线 1.2 m', '1'],
        ['五层瓦楞彩箱', '1'],
        ['EPE 内衬', '1'],
      ],
    },
    {
      part: '轻音破壁机',
      days: 64,
      remark: '换用无刷电机，内衬改为上下两片',
      lines: [
        ['直流无刷电机 800 W', '1', { ...tracked, position: 'M1', instead: '串激电机 1200 W' }],
        ['六片刀组', '1', tracked],
        ['破壁机底座壳体', '1'],
        ['高硼硅玻璃杯体', '1', tracked],
        ['触控主控板', '1', { ...tracked, position: 'PCB1' }],
        ['电源线 1.2 m', '1'],
        ['五层瓦楞彩箱', '1'],
        ['EPE 内衬', '2'],
      ],
    },
    {
      part: '恒温电水壶',
      days: 115,
      lines: [
        ['304 不锈钢板 0.8 mm', '0.42', tracked],
        ['NTC 温度探头', '1', { ...tracked, position: 'RT1' }],
        ['电源线 1.2 m', '1'],
      ],
    },
    {
      part: '恒温电水壶',
      days: 3,
      isDraft: true,
      remark: '加第二个温度探头，等测试结果',
      lines: [
        ['304 不锈钢板 0.8 mm', '0.42', tracked],
        ['NTC 温度探头', '1', { ...tracked, position: 'RT1' }],
        ['NTC 温度探头', '1', { ...tracked, position: 'RT2' }],
        ['电源线 1.2 m', '1'],
      ],
    },
  ],
  38: [
    { part: '有机纯牛奶 12 盒装', days: 100, lines: [['无菌砖包材', '12', tracked]] },
    {
      part: '牧场鲜牛奶 950 mL',
      days: 2,
      isDraft: true,
      lines: [['无菌砖包材', '1', tracked]],
    },
  ],
};

type LotLine = {
  part: string;
  days: number;
  quantity: string;
  lot: string;
  shelf?: number;
  found?: [Inspection, string?];
};
const passed: [Inspection] = ['pass'];
const lots: Record<number, LotLine[]> = {
  1: [
    { part: '串激电机 1200 W', days: 110, quantity: '2000', lot: 'M1200-2607', found: passed },
    { part: '直流无刷电机 800 W', days: 62, quantity: '2500', lot: 'BL800-2609', found: passed },
    { part: '直流无刷电机 800 W', days: 12, quantity: '2500', lot: 'BL800-2611', found: passed },
    { part: '六片刀组', days: 92, quantity: '5600', lot: 'BL6X-0815', found: passed },
    { part: '高硼硅玻璃杯体', days: 91, quantity: '5400', lot: 'GL175-33', found: passed },
    { part: '触控主控板', days: 90, quantity: '3600', lot: 'T12-2608A', found: passed },
    {
      part: '触控主控板',
      days: 20,
      quantity: '2400',
      lot: 'T12-2610C',
      found: ['waive', '丝印偏移 0.3 mm，不影响功能，经质量部评审让步接收'],
    },
    { part: '304 不锈钢板 0.8 mm', days: 95, quantity: '3200.5', lot: 'TG-304-771', found: passed },
    { part: 'NTC 温度探头', days: 94, quantity: '9000', lot: 'NTC-2606', found: passed },
    {
      part: 'NTC 温度探头',
      days: 8,
      quantity: '3000',
      lot: 'NTC-2611',
      found: ['fail', '阻值抽检 5/80 超差'],
    },
    { part: '阻燃 ABS 粒子', days: 6, quantity: '1500', lot: 'ABS-HF-19', shelf: 540 },
    { part: '高硼硅玻璃杯体', days: 1, quantity: '2000', lot: 'GL175-41' },
  ],
  38: [
    {
      part: '无菌砖包材',
      days: 80,
      quantity: '260000',
      lot: 'TBA-250-31',
      shelf: 365,
      found: passed,
    },
    {
      part: '无菌砖包材',
      days: 36,
      quantity: '250000',
      lot: 'TBA-250-38',
      shelf: 365,
      found: passed,
    },
    { part: '无菌砖包材', days: 2, quantity: '120000', lot: 'TBA-250-44', shelf: 365 },
  ],
};
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Material comes in by lot and is inspected the day after. */
function tellLots(
  { companyId, by, tell }: Story,
  partOf: (name: string) => number,
  supplier: number | null,
): void {
  for (const { part, days, quantity, lot, shelf, found } of lots[companyId] ?? []) {
    let id = 0;
    tell(daysAgo(days), by.goods, async (call) => {
      id = await addLot(call, {
        part_id: partOf(part),
        code: '',
        quantity,
        supplier_id: supplier,
        supplier_lot: lot,
        source_batch_id: null,
        received_date: dayOf(daysAgo(days)),
        expire_date: shelf === undefined ? null : dayOf(daysAgo(days - shelf)),
        remark: '',
      });
    });
    if (found)
      tell(daysAgo(days - 0.6), by.goods, (call) =>
        inspectLots(call, [id], found[0], found[1] ?? ''),
      );
  }
}

/** What batches of these products used when they were made: by their bill as far as the lots reach. */
export function tellConsumption(
  { tell, by }: Story,
  batch: { id: number; part_id: number; product_date: string },
  state: BatchState,
): void {
  if (state === 'planned' || state === 'released') return;
  const at = new Date(new Date(`${batch.product_date}T00:00:00+08:00`).getTime() + 9 * hour);
  tell(at, by.goods, async (call) => {
    const { tx, session } = call;
    const bill = await tx
      .selectFrom('bom')
      .select('id')
      .where('company_id', '=', session.companyId)
      .where('part_id', '=', batch.part_id)
      .where('state', '=', 'released')
      .orderBy('version_no', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!bill) return;
    const { quantity } = await tx
      .updateTable('batch')
      .set({ bom_id: bill.id })
      .where('company_id', '=', session.companyId)
      .where('id', '=', batch.id)
      .returning('quantity')
      .executeTakeFirstOrThrow();
    await backflush(call, batch.id, String(quantity));
  });
}

/** Bills of materials, released before the first batch was made by them, and the lots that came in. */
export async function tellMaterials(tx: Tx, story: Story): Promise<void> {
  const { companyId, by, tell } = story;
  const rows = await tx
    .selectFrom('part')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .execute();
  const partOf = (name: string) => rows.find((one) => one.name === name)!.id;
  const lineOf = ([part, quantity, { instead, ...more } = {}]: Line): BomLineInput => ({
    part_id: partOf(part),
    quantity,
    unit: '',
    is_tracked: false,
    substitutes: instead ? [partOf(instead)] : [],
    position: '',
    remark: '',
    ...more,
  });
  for (const { part, days, lines, isDraft, remark = '' } of bills[companyId] ?? [])
    tell(daysAgo(days), by.goods, async (call) => {
      const input = { part_id: partOf(part), code: '', remark, lines: lines.map(lineOf) };
      const id = await addBom(call, input);
      if (!isDraft) await releaseBoms(call, [id]);
    });
  const supplier = await tx
    .selectFrom('supplier')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  tellLots(story, partOf, supplier?.id ?? null);
}
