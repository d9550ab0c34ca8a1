import type { RepairState } from '#contract/features/sale/repairs/states.ts';
import type { Payer, QuoteState } from '#contract/features/sale/repairs/work.ts';
import type { Shape } from './drawings.ts';

export type Step = [state: RepairState, note?: string, reply?: string];
export type Wanted = {
  company: number;
  fault: string;
  content: string;
  name: string;
  mobile: string;
  /** How many days ago it was asked for; each further step took a day. */
  daysAgo: number;
  photos: Shape[];
  steps: Step[];
  /** The dealer that asked for its customer. */
  dealer?: number;
  /** What it costs, in cents, and who pays; given to a colleague, due in so many days. */
  work?: { price: number; payer: Payer; quote?: QuoteState; partPrice?: number; dueIn: number };
};

export const qian = '钱销客';
/** Repairs wherever they can stand. */
export const wanted: readonly Wanted[] = [
  {
    company: 1,
    fault: 'noise',
    content: '启动后有明显异响，转速不稳，持续约十秒后自动停机。',
    name: '林晓晨',
    mobile: '13911110001',
    daysAgo: 0,
    photos: ['blender', 'motor', 'gear'],
    steps: [],
  },
  {
    company: 1,
    fault: 'leak',
    content: '底座渗水，加热时更明显。',
    name: '何思远',
    mobile: '13911110002',
    dealer: 1,
    daysAgo: 1,
    photos: ['kettle'],
    steps: [],
  },
  {
    company: 1,
    fault: 'noPower',
    content: '插电后指示灯不亮。',
    name: '沈佳宁',
    mobile: '13911110003',
    daysAgo: 6,
    photos: [],
    work: { price: 4_800, payer: 'warranty', dueIn: 2 },
    steps: [
      ['accepted', '', '已受理，请将产品寄至杭州服务中心。'],
      ['diagnosing', '温控器断路'],
      ['quoted', '', '更换温控器 48 元，保内免费。'],
      ['repairing'],
    ],
  },
  {
    company: 1,
    fault: 'performance',
    content: '搅打无力，半分钟后过热保护。',
    name: '罗子轩',
    mobile: '13911110004',
    daysAgo: 9,
    photos: ['mixer'],
    work: { price: 3_000, payer: 'customer', quote: 'accepted', partPrice: 1_200, dueIn: -1 },
    steps: [
      ['accepted'],
      ['diagnosing', '电机碳刷磨损'],
      ['quoted', '', '维修费 30 元，碳刷 12 元。'],
      ['waiting', '碳刷缺货，周五到', '配件周五到货，届时优先为您维修。'],
    ],
  },
  {
    company: 1,
    fault: 'broken',
    content: '杯体有裂纹。',
    name: '范雨桐',
    mobile: '13911110005',
    daysAgo: 14,
    photos: ['cup'],
    steps: [
      ['accepted'],
      ['diagnosing'],
      ['replaced', '运输损坏', '已为您换新，顺丰发出。'],
      ['closed'],
    ],
  },
  {
    company: 1,
    fault: 'noise',
    content: '轴承响。',
    name: '曹建国',
    mobile: '13911110006',
    daysAgo: 25,
    photos: [],
    steps: [
      ['accepted'],
      ['diagnosing'],
      ['repairing'],
      ['testing', '连续运行两小时正常'],
      ['completed', '', '已更换轴承并通过测试，今日寄回。'],
    ],
  },
  {
    company: 1,
    fault: 'broken',
    content: '摔落后外壳开裂，能用但漏电保护器跳闸。',
    name: '程若曦',
    mobile: '13911110008',
    daysAgo: 2,
    photos: [],
    work: { price: 6_000, payer: 'customer', quote: 'asked', partPrice: 3_500, dueIn: 5 },
    steps: [
      ['accepted', '', '已收到产品，正在检测。'],
      ['diagnosing', '外壳与密封圈损坏，人为摔落'],
      ['quoted', '', '更换外壳与密封圈，请确认报价。'],
    ],
  },
  {
    company: 1,
    fault: 'other',
    content: '想换个颜色。',
    name: '严文静',
    mobile: '13911110007',
    daysAgo: 18,
    photos: [],
    steps: [['rejected', '非故障', '换色不属于维修范围，可在商城选购。']],
  },
  {
    company: 38,
    fault: 'leak',
    content: '盒口渗漏。',
    name: '林晓晨',
    mobile: '13911110001',
    daysAgo: 3,
    photos: ['carton'],
    steps: [['accepted', '', '请保留包装，稍后联系您。']],
  },
];
