import type { QueryResult } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { reasons as reasonTexts, type ReasonCode, type Verdict } from '#contract/codes/verdicts.ts';
import { say, t, type TextParams } from '#contract/text.ts';
import type { Answer, CirculationStep, Scene } from '#blocks/kit/scene.ts';
import { pictures } from './pictures.ts';

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
  campaign: t('开盖有奖', 'Open and win', '開蓋有獎'),
  redPacket: t('现金红包', 'Cash red packet', '現金紅包'),
  pointsPrize: t('100 积分', '100 points', '100 點'),
  rules: t('每个码限参与一次。', 'Each code counts once.', '每個碼限參加一次。'),
  colour: t('颜色', 'Colour', '顏色'),
  green: t('墨绿', 'Dark green', '墨綠'),
  test: t('检测项目 {n}', 'Test {n}', '檢測項目 {n}'),
  inspector: t('质检员', 'Inspector', '品檢員'),
  step: t('工序 {n}', 'Step {n}', '工序 {n}'),
  passed: t('合格', 'Passed', '合格'),
  checks: t('{n} 项', '{n} checks', '{n} 項'),
  operator: t('操作员', 'Operator', '作業員'),
  report: t('报告 {n}.pdf', 'Report {n}.pdf', '報告 {n}.pdf'),
  replaced: t('更换部件', 'Part replaced', '更換零件'),
  repairing: t('维修中', 'Being repaired', '維修中'),
  completed: t('已完成', 'Completed', '已完成'),
  product: t('产品 {n}', 'Product {n}', '產品 {n}'),
  introduce: t('产品介绍', 'About the product', '產品介紹'),
  material: t('材料 {n}', 'Material {n}', '材料 {n}'),
  model: t('示例模型', 'Sample model', '示例模型'),
} as const;

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
  images: [pictures.kettle, pictures.cup],
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
  // The same two years before.
  expired: answerOf('GENUINE_REPEAT', {
    query_time: 5,
    product_time: '2024-08-12T00:00:00.000Z',
    sale_time: '2024-09-01T00:00:00.000Z',
    first_verify_time: '2024-09-03T02:15:00.000Z',
    expire_time: '2025-09-03T00:00:00.000Z',
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

/** The samples are looked at on this day: made in August, sold and activated in September. */
const today = Date.parse('2026-11-15T06:40:00.000Z');
const day = 86_400_000;
const daysAfter = (start: number | string, days: number) =>
  new Date(Date.parse(new Date(start).toISOString()) + days * day).toISOString();
/** Evenly between two moments, the first and the last included. */
const between = (first: string, last: number, place: number, count: number) =>
  daysAfter(first, ((last - Date.parse(first)) / day) * (count < 2 ? 0 : place / (count - 1)));

/** The way of a sample; a copy has none. */
function circulationOf(
  name: SceneName,
  made_on: string,
  { place, factory, checks }: Record<'place' | 'factory' | 'checks', string>,
): CirculationStep[] {
  const count = countOf(name);
  if (count === 0 || name === 'suspicious') return [];
  const on = (days: number) => daysAfter(made_on, days).slice(0, 10);
  const made = { kind: 'made', day: on(0), holder: null, name: '', place: factory } as const;
  const tested = { ...made, kind: 'tested', day: on(1), place: checks } as const;
  const packed = { ...made, kind: 'packed', day: on(1), place: '' } as const;
  const legs = Math.max(1, (count - 4) / 2);
  // From packing to the sale on the twentieth day.
  const way = times(legs).flatMap((n): CirculationStep[] => {
    const told = { holder: 'dealer', name: '', place } as const;
    const begun = 2 + Math.floor(((n - 1) * 17) / legs);
    return [
      { kind: 'shipped', day: on(begun), ...told },
      { kind: 'received', day: on(Math.min(19, begun + 1)), ...told },
    ];
  });
  const sold = { kind: 'sold', day: on(20), holder: 'shop', name: '', place } as const;
  return [made, tested, packed, ...way, sold];
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
  const answer = tellAnswer(answers[name], language);
  const checks = answer.result?.query_time ?? 0;
  const { product_time: madeOn, first_verify_time: firstCheck } = answers[name].result || result;
  // A sample without records has no day of production, and needs none.
  const made = madeOn || result.product_time;
  const tests = times(count).map((n) => ({
    project_name: tell('test', n),
    std: '≥ 98 %',
    content: '99.2 %',
    emp_name: tell('inspector'),
    // On the day after production, one after the other.
    pass_time: daysAfter(made, 1 + (3 + n / 4) / 24),
    result: 'pass' as const,
  }));
  return {
    language,
    place,
    answer,
    brand: answer.result && { name: tell('company'), logo: '', hotline: '400-000-0000' },
    theme: null,
    log: {
      rows: times(Math.min(count, checks)).map((n) => ({
        query_no: checks - n + 1,
        serial_number: result.serial_number,
        location: tell('place'),
        create_time: between(firstCheck, today, checks - n, checks),
      })),
      count: checks,
    },
    batchCode: count > 0 ? `B${made.slice(0, 10).replaceAll('-', '')}` : '',
    attributes: count > 0 ? [{ name: tell('colour'), value: tell('green') }] : [],
    process: times(count).map((n) => ({
      process_name: tell('step', n),
      content: tell('passed'),
      emp_name: tell('operator'),
      // The last step ends on the day of production.
      pass_time: daysAfter(made, (5 + (n - count) * 3) / 24),
    })),
    quality: tests,
    tests,
    circulation: circulationOf(name, made, {
      place: tell('place'),
      factory: tell('factory'),
      checks: tell('checks', count),
    }),
    passport:
      count === 0 || name === 'suspicious'
        ? null
        : {
            href: '#',
            carbon: { value: 3.2, unit: '' },
            recycled: 38,
            repairability: 7.5,
            years: 10,
            materials: times(count).map((n) => ({
              name: tell('material', n),
              share: Math.round(96 / count),
            })),
          },
    attachments: times(count).map((n) => ({
      name: tell('report', n),
      url: '#',
      size: 204_800 * n,
      format: 'pdf',
    })),
    repairs: {
      rows: times(count).map((n) => ({
        // Newest first; the newest is still being worked on.
        create_time: between(daysAfter(firstCheck, 5), today - 2 * day, count - n, count),
        complete_time:
          n === 1
            ? ''
            : daysAfter(between(daysAfter(firstCheck, 5), today - 2 * day, count - n, count), 1),
        content: tell('replaced'),
        repair_status: tell(n === 1 ? 'repairing' : 'completed'),
      })),
      count,
    },
    products: Object.fromEntries(
      times(4).map((id) => [
        id,
        {
          id,
          name: tell('product', id),
          coverUrl: Object.values(pictures)[id - 1]!,
          introduce: tell('introduce'),
          price: '99',
        },
      ]),
    ),
    campaigns: {
      1: {
        id: 1,
        name: tell('campaign'),
        phase: 'open',
        from: daysAfter(today, -14),
        until: daysAfter(today, 30),
        prizes: [tell('redPacket'), tell('pointsPrize')],
        rules: tell('rules'),
        isFor: true,
        isTaken: false,
      },
    },
    model: count > 0 ? { name: tell('model'), model_iframe: '', modelUrl: '/sample.glb' } : null,
    has3d: true,
    ways: [
      '/activation',
      '/repair',
      '/afterrecords',
      '/threedModel',
      '/survey',
      '/reward',
      '/help',
    ],
    query: { code: result.serial_number },
  };
}
