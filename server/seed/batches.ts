import {
  batchMoves,
  type BatchMove,
  type BatchState,
} from '#contract/features/trace/batches/moves.ts';
import { periodOf, writeNumber } from '#contract/number-rule.ts';
import { numberRules } from '#contract/number-rules.ts';
import type { Tx } from '../database/database.ts';
import { createBatch } from './record-factories.ts';

type Place = [factory: string, line: string];
export type BatchLine = [
  part: string,
  /** The day it is made, counted back from today; that of a plan lies ahead. */
  madeDaysAgo: number,
  quantity: number,
  place: Place,
  state: BatchState,
  more?: { code?: string; remark?: string; reason?: string; heldFor?: string },
];
type Maker = { by: string; shelfDays: Record<string, number>; lines: BatchLine[] };

const [first, second, north]: Place[] = [
  ['萧山一厂', '总装 1 线'],
  ['萧山一厂', '总装 2 线'],
  ['德清二厂', '总装 A 线'],
];
const [fresh, sour, brick]: Place[] = [
  ['赛罕乳品厂', '巴氏线'],
  ['赛罕乳品厂', '发酵线'],
  ['和林格尔工厂', '无菌砖 2 线'],
];

/** What the demo's companies made in the last three months, and what they plan. */
export const makers: Record<number, Maker> = {
  1: {
    by: '孙书文',
    shelfDays: {},
    lines: [
      ['轻音破壁机', 86, 1_200, first!, 'closed', { code: 'QS-PB800-A1', remark: '首批试产' }],
      ['恒温电水壶', 81, 3_000, second!, 'closed'],
      ['家用小烤箱', 77, 800, north!, 'closed', { heldFor: '温控器抽检偏差 3 ℃' }],
      [
        '随行榨汁杯',
        72,
        5_000,
        second!,
        'recalled',
        { reason: '充电接口密封圈批次不良，存在进水风险' },
      ],
      ['IH 电饭煲', 66, 1_500, first!, 'closed'],
      ['轻音破壁机', 58, 2_000, first!, 'closed'],
      ['静音厨师机', 51, 600, north!, 'closed'],
      ['蒸烤一体机', 44, 450, north!, 'completed', { heldFor: '门封漏气复检' }],
      ['恒温电水壶', 37, 3_000, second!, 'completed'],
      ['双层防烫电水壶', 31, 2_400, second!, 'completed'],
      ['多功能绞肉机', 24, 1_800, first!, 'completed'],
      ['商用破壁机', 17, 260, north!, 'completed', { remark: '华东渠道定制' }],
      ['轻音破壁机', 9, 2_000, first!, 'held', { reason: '整机噪声 3 台超标，等待复测' }],
      ['迷你电饭煲', 5, 2_200, second!, 'producing'],
      ['折叠旅行水壶', 2, 4_000, second!, 'producing'],
      ['IH 电饭煲', 0, 1_500, first!, 'released'],
      ['静音厨师机', -2, 600, north!, 'released', { remark: '等电机到料后开工' }],
      ['恒温电水壶', -6, 3_000, second!, 'planned'],
      ['轻音破壁机', -9, 2_500, first!, 'planned', { remark: '年末促销备货' }],
    ],
  },
  38: {
    by: '李远航',
    shelfDays: {
      '牧场鲜牛奶 950 mL': 7,
      '娟姗鲜牛奶 250 mL': 7,
      '原味发酵酸奶 450 g': 21,
      '有机纯牛奶 12 盒装': 180,
    },
    lines: [
      ['有机纯牛奶 12 盒装', 74, 20_000, brick!, 'closed'],
      ['原味发酵酸奶 450 g', 48, 8_000, sour!, 'recalled', { reason: '留样检出酵母菌超标' }],
      ['有机纯牛奶 12 盒装', 33, 20_000, brick!, 'completed'],
      ['娟姗鲜牛奶 250 mL', 12, 12_000, fresh!, 'closed'],
      ['牧场鲜牛奶 950 mL', 4, 15_000, fresh!, 'completed'],
      ['原味发酵酸奶 450 g', 2, 8_000, sour!, 'held', { reason: '发酵终点酸度复检' }],
      ['牧场鲜牛奶 950 mL', 1, 15_000, fresh!, 'producing'],
      ['有机纯牛奶 12 盒装', 0, 20_000, brick!, 'released'],
      ['娟姗鲜牛奶 250 mL', -1, 12_000, fresh!, 'planned'],
    ],
  },
};

/** The way to each state, and how many days after the batch was made each step is taken. */
const ways: Record<BatchState, BatchMove[]> = {
  planned: [],
  released: ['release'],
  producing: ['release', 'start'],
  held: ['release', 'start', 'hold'],
  completed: ['release', 'start', 'complete'],
  closed: ['release', 'start', 'complete', 'close'],
  recalled: ['release', 'start', 'complete', 'close', 'recall'],
};
const taken: Record<BatchMove, [daysLater: number, hour: number]> = {
  release: [-1, 16.3],
  start: [0, 8.1],
  hold: [0, 13.5],
  resume: [1, 9.7],
  complete: [2, 17.4],
  close: [6, 11],
  recall: [19, 10.2],
};

const day = 86_400_000;
const hour = 3_600_000;
const ahead = 8 * hour;

const midnightOf = (now: number) => Math.floor((now + ahead) / day) * day - ahead;
// What would lie ahead happened a moment ago.
const timeOf = (daysAgo: number, at: number) =>
  new Date(Math.min(midnightOf(Date.now()) - daysAgo * day + at * hour, Date.now() - 60_000));
const dayOf = (daysAgo: number) =>
  new Date(midnightOf(Date.now()) - daysAgo * day + ahead).toISOString().slice(0, 10);

/** When a batch of this line was planned: the later in the list, the later. */
export const plannedOf = ([, made]: BatchLine, at: number, all: number): Date =>
  timeOf(Math.max(made + 3, all - at), 9 + at / 10);

/** What was done to a batch of this line since it was planned, in order. */
export function stepsOf([, made, , , state, more = {}]: BatchLine): {
  move: BatchMove;
  time: Date;
  reason: string;
}[] {
  const { heldFor, reason = '' } = more;
  const way = ways[state].flatMap((move): BatchMove[] =>
    heldFor && move === 'complete' ? ['hold', 'resume', move] : [move],
  );
  return way.map((move) => ({
    move,
    time: timeOf(made - taken[move][0], taken[move][1]),
    reason:
      move === 'hold' && heldFor ? heldFor : batchMoves.moves[move].to === state ? reason : '',
  }));
}

type Filing = { partId: number; created: Date; by: string; shelf?: number; code?: string };

/** Files one batch as it was planned; gives its id. */
export async function fileBatch(
  tx: Tx,
  companyId: number,
  line: BatchLine,
  { partId, created, by, shelf, code = '' }: Filing,
): Promise<number> {
  const [, made, quantity, [factory, name], , more = {}] = line;
  const { heldFor: _held, reason: _reason, ...given } = more;
  return createBatch(tx, companyId, {
    part_id: partId,
    quantity,
    factory,
    line: name,
    product_date: dayOf(made),
    expire_date: shelf === undefined ? null : dayOf(made - shelf),
    create_time: created,
    by,
    ...given,
    code: code || (given.code ?? ''),
  });
}

/** Production batches of the demo's companies, as they were planned; what became of them is told with their codes. */
export async function createBatches(tx: Tx): Promise<void> {
  for (const [company, { by, shelfDays, lines }] of Object.entries(makers)) {
    const companyId = Number(company);
    const parts = await tx
      .selectFrom('part')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .execute();
    const counts = new Map<string, number>();
    for (const [at, line] of lines.entries()) {
      const [part] = line;
      const created = plannedOf(line, at, lines.length);
      const period = periodOf(numberRules.batch, created);
      const count = (counts.get(period) ?? 0) + 1;
      counts.set(period, count);
      await fileBatch(tx, companyId, line, {
        partId: parts.find((one) => one.name === part)!.id,
        created,
        by,
        shelf: shelfDays[part],
        code: line[5]?.code ?? writeNumber(numberRules.batch, created, count),
      });
    }
  }
}
