import type { Verdict } from '#contract/codes/verdicts.ts';
import type { QueryResult } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import type { Answer, Scene } from '#blocks/kit/scene.ts';

/** The states a page is looked at in before it is published. */
export const sceneNames = [
  'first',
  'repeat',
  'suspicious',
  'inactive',
  'active',
  'expired',
  'unknown',
  'bare',
  'many',
] as const;
export type SceneName = (typeof sceneNames)[number];

const result: QueryResult = {
  id: 'sample',
  first_verify_time: '2026-09-03T02:15:00.000Z',
  query_time: 1,
  part_model: 'SY-3000',
  serial_number: '7QK4M2XWPA9TDN3H',
  factory_url: '',
  factory_code: 'CN-ZJ-0571',
  expire_time: '2027-09-03T00:00:00.000Z',
  expire_day: 365,
  expire_remain_day: 292,
  expire_month: 12,
  part_name: '示例产品',
  partId: 0,
  company_id: 0,
  company_name: '示例企业',
  product_time: '2026-08-12T00:00:00.000Z',
  sale_time: '2026-09-01T00:00:00.000Z',
  images: [],
  instruction: [{ name: '说明书.pdf', url: '#' }],
};

const answerOf = (verdict: Verdict, over: Partial<QueryResult> | null = {}): Answer => ({
  verdict,
  reasons: [],
  result: over && { ...result, ...over },
});

const answers: Record<SceneName, Answer> = {
  first: answerOf('GENUINE_FIRST'),
  repeat: answerOf('GENUINE_REPEAT', { query_time: 3 }),
  suspicious: answerOf('SUSPECT_CLONE', { query_time: 41 }),
  inactive: answerOf('GENUINE_FIRST', { expire_time: 0, expire_remain_day: 0 }),
  active: answerOf('GENUINE_REPEAT', { query_time: 2 }),
  expired: answerOf('GENUINE_REPEAT', {
    query_time: 5,
    expire_time: '2026-03-01T00:00:00.000Z',
    expire_remain_day: 0,
  }),
  unknown: answerOf('UNKNOWN', null),
  bare: answerOf('GENUINE_FIRST', {
    instruction: [],
    images: [],
    factory_code: '',
    product_time: '',
    sale_time: '',
    expire_time: 0,
    expire_month: 0,
  }),
  many: answerOf('GENUINE_REPEAT', { query_time: 128 }),
};

const times = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const dayBefore = (days: number) => new Date(Date.UTC(2026, 8, 30 - days, 3, 20)).toISOString();

/** How many records of each kind a sample has. */
const countOf = (name: SceneName) =>
  name === 'bare' || name === 'unknown' ? 0 : name === 'many' ? 24 : 4;

/** A scene as a phone may meet it, without a database. */
export function sampleScene(
  name: SceneName,
  language: Language,
  place: Scene['place'] = 'canvas',
): Scene {
  const count = countOf(name);
  const tests = times(count).map((n) => ({
    project_name: `检测项目 ${n}`,
    std: '≥ 98 %',
    content: '99.2 %',
    emp_name: '质检员',
    pass_time: dayBefore(n),
  }));
  const answer = answers[name];
  return {
    language,
    place,
    answer,
    log: {
      rows: times(Math.min(count, answer.result?.query_time ?? 0)).map((n) => ({
        query_no: (answer.result?.query_time ?? 0) - n + 1,
        serial_number: result.serial_number,
        location: '浙江省 杭州市',
        create_time: dayBefore(n),
      })),
      count: answer.result?.query_time ?? 0,
    },
    batchCode: count > 0 ? 'B20260812' : '',
    attributes: count > 0 ? [{ name: '颜色', value: '墨绿' }] : [],
    process: times(count).map((n) => ({
      process_name: `工序 ${n}`,
      content: '合格',
      emp_name: '操作员',
      pass_time: dayBefore(n),
    })),
    quality: tests,
    tests,
    attachments: times(count).map((n) => ({
      name: `报告 ${n}.pdf`,
      url: '#',
      size: 204_800 * n,
      format: 'pdf',
    })),
    repairs: {
      rows: times(count).map((n) => ({
        create_time: dayBefore(n * 20),
        complete_time: n === 1 ? '' : dayBefore(n * 20 - 3),
        content: '更换部件',
        repair_status: n === 1 ? '维修中' : '已完成',
      })),
      count,
    },
    products: Object.fromEntries(
      times(4).map((id) => [
        id,
        { id, name: `产品 ${id}`, coverUrl: '', introduce: '产品介绍', price: '99' },
      ]),
    ),
    model: count > 0 ? { name: '示例模型', model_iframe: '', modelUrl: '/sample.glb' } : null,
    has3d: true,
    ways: ['/activation', '/repair', '/afterrecords', '/threedModel'],
    query: { code: result.serial_number },
  };
}
