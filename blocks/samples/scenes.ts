import type { QueryResult } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { reasons as reasonTexts, type ReasonCode, type Verdict } from '#contract/codes/verdicts.ts';
import { say, t, type TextParams } from '#contract/text.ts';
import type { Answer, CirculationStep, Scene } from '#blocks/kit/scene.ts';

/** The states a page is previewed in. */
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

const words = {
  part: t('示例产品', 'Sample product', '示例產品'),
  company: t('示例企业', 'Sample company', '示例企業'),
  manual: t('说明书.pdf', 'Manual.pdf', '說明書.pdf'),
  place: t('浙江省 杭州市', 'Zhejiang', '浙江省'),
  factory: t('示例工厂', 'Sample factory', '示例工廠'),
  colour: t('颜色', 'Colour', '顏色'),
  green: t('墨绿', 'Dark green', '墨綠'),
  test: t('检测项目 {n}', 'Test {n}', '檢測項目 {n}'),
  inspector: t('质检员', 'Inspector', '品檢員'),
  step: t('工序 {n}', 'Step {n}', '工序 {n}'),
  passed: t('合格', 'Passed', '合格'),
  operator: t('操作员', 'Operator', '操作員'),
  report: t('报告 {n}.pdf', 'Report {n}.pdf', '報告 {n}.pdf'),
  replaced: t('更换部件', 'A part was replaced', '更換零件'),
  repairing: t('维修中', 'Under maintenance', '維修中'),
  completed: t('已完成', 'Completed', '已完成'),
  product: t('产品 {n}', 'Product {n}', '產品 {n}'),
  introduce: t('产品介绍', 'About the product', '產品介紹'),
  model: t('示例模型', 'Sample model', '示例模型'),
} as const;

/** A placeholder drawing for a product picture. */
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#f4f5f2" d="M0 0h8v6H0z"/><path fill="${colour}" d="M2.6 1.6h2.2v.5l.9.4v2.4q0 .5-.5.5H2.8q-.5 0-.5-.5V2.2z"/></svg>`,
  )}`;

const result: QueryResult = {
  id: 'sample',
  first_verify_time: '2026-09-03T02:15:00.000Z',
  query_time: 1,
  part_model: 'SY-3000',
  serial_number: '7QK4M2XWPA9TDN3H',
  factory_url: '',
  factory_code: 'CN-ZJ-0571',
  factory_name: '',
  factory_valid_to: '2027-12-31',
  expire_time: '2027-09-03T00:00:00.000Z',
  expire_day: 365,
  expire_remain_day: 292,
  expire_month: 12,
  part_name: '',
  partId: 0,
  company_id: 0,
  company_name: '',
  product_time: '2026-08-12T00:00:00.000Z',
  sale_time: '2026-09-01T00:00:00.000Z',
  images: [drawing('#0b7a5b'), drawing('#2b5c8a')],
  instruction: [{ name: '', url: '#' }],
  hidden: [],
};

type Sample = {
  verdict: Verdict;
  why: { code: ReasonCode; params?: TextParams };
  result: QueryResult | null;
};
const answerOf = (
  verdict: Verdict,
  over: Partial<QueryResult> | null = {},
  why: Sample['why'] = over?.query_time && over.query_time > 1
    ? { code: 'repeat', params: { n: over.query_time - 1 } }
    : { code: 'first' },
): Sample => ({ verdict, why, result: over && { ...result, ...over } });

const answers: Record<SceneName, Sample> = {
  first: answerOf('GENUINE_FIRST'),
  repeat: answerOf('GENUINE_REPEAT', { query_time: 3 }),
  suspicious: answerOf(
    'SUSPECT_CLONE',
    { query_time: 41 },
    { code: 'tooManyDevices', params: { days: 30, n: 12 } },
  ),
  inactive: answerOf('GENUINE_FIRST', { expire_time: 0, expire_remain_day: 0 }),
  active: answerOf('GENUINE_REPEAT', { query_time: 2 }),
  expired: answerOf('GENUINE_REPEAT', {
    query_time: 5,
    expire_time: '2026-03-01T00:00:00.000Z',
    expire_remain_day: 0,
  }),
  unknown: answerOf('UNKNOWN', null, { code: 'unknown' }),
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

/** The way of a sample; a copy has none. */
function circulationOf(name: SceneName, place: string, factory: string): CirculationStep[] {
  const count = countOf(name);
  if (count === 0 || name === 'suspicious') return [];
  const made = { kind: 'made', day: '2026-08-12', holder: null, name: '', place: factory } as const;
  const packed = { ...made, kind: 'packed', day: '2026-08-13', place: '' } as const;
  const way = times(Math.max(1, (count - 4) / 2)).flatMap((n): CirculationStep[] => {
    const day = dayBefore(31 - n).slice(0, 10);
    const told = { day, holder: 'dealer', name: '', place } as const;
    return [
      { kind: 'shipped', ...told },
      { kind: 'received', ...told },
    ];
  });
  const sold = { kind: 'sold', day: '2026-09-18', holder: 'shop', name: '', place } as const;
  return [made, packed, ...way, sold];
}

/** How many records of each kind a sample has. */
const countOf = (name: SceneName) =>
  name === 'bare' || name === 'unknown' ? 0 : name === 'many' ? 24 : 4;

function tellAnswer({ verdict, why, result: found }: Sample, language: Language): Answer {
  return {
    verdict,
    reasons: [{ code: why.code, text: say(reasonTexts[why.code], language, why.params) }],
    result: found && {
      ...found,
      part_name: say(words.part, language),
      company_name: say(words.company, language),
      factory_name: say(words.factory, language),
      instruction: found.instruction.map((one) => ({ ...one, name: say(words.manual, language) })),
    },
  };
}

/** A sample scene, without a database. */
export function sampleScene(
  name: SceneName,
  language: Language,
  place: Scene['place'] = 'canvas',
): Scene {
  const count = countOf(name);
  const tell = (word: keyof typeof words, n = 0) => say(words[word], language, { n });
  const tests = times(count).map((n) => ({
    project_name: tell('test', n),
    std: '≥ 98 %',
    content: '99.2 %',
    emp_name: tell('inspector'),
    pass_time: dayBefore(n),
  }));
  const answer = tellAnswer(answers[name], language);
  return {
    language,
    place,
    answer,
    log: {
      rows: times(Math.min(count, answer.result?.query_time ?? 0)).map((n) => ({
        query_no: (answer.result?.query_time ?? 0) - n + 1,
        serial_number: result.serial_number,
        location: tell('place'),
        create_time: dayBefore(n),
      })),
      count: answer.result?.query_time ?? 0,
    },
    batchCode: count > 0 ? 'B20260812' : '',
    attributes: count > 0 ? [{ name: tell('colour'), value: tell('green') }] : [],
    process: times(count).map((n) => ({
      process_name: tell('step', n),
      content: tell('passed'),
      emp_name: tell('operator'),
      pass_time: dayBefore(n),
    })),
    quality: tests,
    tests,
    circulation: circulationOf(name, tell('place'), tell('factory')),
    attachments: times(count).map((n) => ({
      name: tell('report', n),
      url: '#',
      size: 204_800 * n,
      format: 'pdf',
    })),
    repairs: {
      rows: times(count).map((n) => ({
        create_time: dayBefore(n * 20),
        complete_time: n === 1 ? '' : dayBefore(n * 20 - 3),
        content: tell('replaced'),
        repair_status: tell(n === 1 ? 'repairing' : 'completed'),
      })),
      count,
    },
    products: Object.fromEntries(
      times(4).map((id) => [
        id,
        { id, name: tell('product', id), coverUrl: '', introduce: tell('introduce'), price: '99' },
      ]),
    ),
    model: count > 0 ? { name: tell('model'), model_iframe: '', modelUrl: '/sample.glb' } : null,
    has3d: true,
    ways: ['/activation', '/repair', '/afterrecords', '/threedModel', '/survey', '/help'],
    query: { code: result.serial_number },
  };
}
