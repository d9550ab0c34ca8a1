import type { Tx } from '../database/database.ts';
import { createCategory, createPart, createPicture } from '../database/record-factories.ts';
import { draw, type Shape } from './drawings.ts';

type Branch = { name: string; children?: Branch[] };
type Line = [
  category: string,
  kind: 'product' | 'component' | 'material',
  name: string,
  model: string,
  cents: number | null,
  months: number,
  shape?: Shape,
  tint?: string,
  extra?: { net?: [string, string]; unit?: string; attributes?: Record<string, string> },
];

const trees: Record<number, Branch[]> = {
  1: [
    {
      name: '厨房电器',
      children: [
        { name: '料理机' },
        { name: '电水壶' },
        { name: '烤箱' },
        { name: '电饭煲' },
        { name: '厨师机' },
      ],
    },
    {
      name: '零部件',
      children: [{ name: '电机' }, { name: '传动件' }, { name: '壳体' }, { name: '电控' }],
    },
    { name: '原材料', children: [{ name: '钢材' }, { name: '塑料粒子' }] },
    { name: '包装材料' },
  ],
  38: [
    { name: '低温奶', children: [{ name: '鲜牛奶' }, { name: '酸奶' }] },
    { name: '常温奶' },
    { name: '包材' },
  ],
};

const lines: Record<number, Line[]> = {
  1: [
    [
      '料理机',
      'product',
      '轻音破壁机',
      'QS-PB800',
      129_900,
      24,
      'blender',
      '#E7F1EC',
      { attributes: { 颜色: '墨绿', 额定功率: '800 W', 容量: '1.75 L' } },
    ],
    [
      '料理机',
      'product',
      '随行榨汁杯',
      'QS-ZZ30',
      19_900,
      12,
      'cup',
      '#FBEFE2',
      { attributes: { 颜色: '米白', 电池: '2000 mAh' } },
    ],
    [
      '料理机',
      'product',
      '商用破壁机',
      'QS-PB2200',
      398_000,
      12,
      'blender',
      '#E4ECF4',
      { attributes: { 额定功率: '2200 W' } },
    ],
    ['料理机', 'product', '多功能绞肉机', 'QS-JR15', 25_900, 24, 'mixer', '#F7E9E7'],
    [
      '电水壶',
      'product',
      '恒温电水壶',
      'QS-SH17',
      29_900,
      24,
      'kettle',
      '#E7F1EC',
      { net: ['1.7', 'l'], attributes: { 温控档位: '6' } },
    ],
    [
      '电水壶',
      'product',
      '双层防烫电水壶',
      'QS-SH15',
      15_900,
      24,
      'kettle',
      '#FBEFE2',
      { net: ['1.5', 'l'] },
    ],
    [
      '电水壶',
      'product',
      '折叠旅行水壶',
      'QS-SH06',
      18_800,
      12,
      'kettle',
      '#E4ECF4',
      { net: ['0.6', 'l'] },
    ],
    [
      '烤箱',
      'product',
      '蒸烤一体机',
      'QS-KX32',
      269_900,
      36,
      'oven',
      '#EFEDE6',
      { attributes: { 容积: '32 L', 温度范围: '35–230 ℃' } },
    ],
    [
      '烤箱',
      'product',
      '家用小烤箱',
      'QS-KX12',
      39_900,
      24,
      'oven',
      '#E7F1EC',
      { attributes: { 容积: '12 L' } },
    ],
    [
      '电饭煲',
      'product',
      'IH 电饭煲',
      'QS-FB40',
      89_900,
      36,
      'cooker',
      '#F7E9E7',
      { attributes: { 容积: '4 L', 内胆: '陶晶不粘' } },
    ],
    [
      '电饭煲',
      'product',
      '迷你电饭煲',
      'QS-FB12',
      19_900,
      24,
      'cooker',
      '#E4ECF4',
      { attributes: { 容积: '1.2 L' } },
    ],
    [
      '厨师机',
      'product',
      '静音厨师机',
      'QS-CS70',
      219_900,
      36,
      'mixer',
      '#E7F1EC',
      { attributes: { 转速: '11 档' } },
    ],
    ['厨师机', 'product', '手持打蛋器', 'QS-DD05', 12_900, 12, 'mixer', '#FBEFE2'],
    [
      '电机',
      'component',
      '直流无刷电机 800 W',
      'BLDC-800',
      14_500,
      12,
      'motor',
      '#EFEDE6',
      { attributes: { 额定电压: '220 V', 绝缘等级: 'F' } },
    ],
    ['电机', 'component', '串激电机 1200 W', 'AC-1200', 9_800, 12, 'motor', '#E4ECF4'],
    ['电机', 'component', '微型直流电机', 'DC-25', 1_650, 6],
    ['传动件', 'component', '合金钢齿轮组', 'GR-38T', 2_350, 0, 'gear', '#EFEDE6'],
    ['传动件', 'component', '六片刀组', 'BL-6X', 3_180, 0],
    ['传动件', 'component', '深沟球轴承 6202', '6202-2RS', 420, 0],
    ['壳体', 'component', '破壁机底座壳体', 'SH-PB800-B', 1_980, 0],
    ['壳体', 'component', '高硼硅玻璃杯体', 'GL-175', 4_600, 0, 'cup', '#E4ECF4'],
    ['电控', 'component', '触控主控板', 'PCB-T12', 5_900, 12],
    ['电控', 'component', 'NTC 温度探头', 'NTC-50K', 260, 0],
    ['电控', 'component', '电源线 1.2 m', 'PW-12', 480, 0],
    [
      '钢材',
      'material',
      '304 不锈钢板 0.8 mm',
      'SUS304-08',
      1_890,
      0,
      'sheet',
      '#EFEDE6',
      { unit: 'kg' },
    ],
    [
      '钢材',
      'material',
      '冷轧钢板 1.0 mm',
      'SPCC-10',
      620,
      0,
      undefined,
      undefined,
      { unit: 'kg' },
    ],
    [
      '塑料粒子',
      'material',
      '食品级 Tritan 粒子',
      'TX1001',
      4_200,
      0,
      undefined,
      undefined,
      { unit: 'kg' },
    ],
    [
      '塑料粒子',
      'material',
      '阻燃 ABS 粒子',
      'ABS-V0',
      1_380,
      0,
      undefined,
      undefined,
      { unit: 'kg' },
    ],
    ['包装材料', 'material', '五层瓦楞彩箱', 'BX-PB800', 680, 0],
    ['包装材料', 'material', 'EPE 内衬', 'EPE-PB800', 210, 0],
  ],
  38: [
    [
      '鲜牛奶',
      'product',
      '牧场鲜牛奶 950 mL',
      'XN-950',
      2_290,
      0,
      'bottle',
      '#E4ECF4',
      { net: ['950', 'g'], unit: 'bottle', attributes: { 蛋白质: '3.8 g/100 mL', 保质期: '7 天' } },
    ],
    [
      '鲜牛奶',
      'product',
      '娟姗鲜牛奶 250 mL',
      'XN-JS250',
      990,
      0,
      'bottle',
      '#FBEFE2',
      { unit: 'bottle' },
    ],
    [
      '酸奶',
      'product',
      '原味发酵酸奶 450 g',
      'SN-450',
      1_590,
      0,
      'cup',
      '#E7F1EC',
      { net: ['450', 'g'], unit: 'bottle' },
    ],
    [
      '常温奶',
      'product',
      '有机纯牛奶 12 盒装',
      'CW-12',
      7_990,
      0,
      'carton',
      '#E4ECF4',
      { unit: 'box' },
    ],
    ['包材', 'material', '无菌砖包材', 'TBA-250', 35, 0],
  ],
};

/** GTINs of the demo begin with 690 and a prefix of their own. */
function gtinOf(companyId: number, at: number): string {
  const body = `690${String(10_000 + companyId).slice(1)}${String(at).padStart(5, '0')}`;
  const sum = [...body]
    .toReversed()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Categories and parts of the demo's companies, filed over the last three months. */
export async function createProducts(tx: Tx): Promise<void> {
  for (const [company, branches] of Object.entries(trees)) {
    const companyId = Number(company);
    const categories = new Map<string, number>();
    const plant = async (list: Branch[], parent: number | null): Promise<void> => {
      for (const [at, { name, children }] of list.entries()) {
        const id = await createCategory(tx, companyId, name, parent, (at + 1) * 10);
        categories.set(name, id);
        await plant(children ?? [], id);
      }
    };
    await plant(branches, null);
    const all = lines[companyId]!;
    for (const [at, line] of all.entries()) {
      const [category, kind, name, model, price, months, shape, tint, extra] = line;
      const images = shape ? [await createPicture(tx, companyId, await draw(shape, tint!))] : [];
      await createPart(tx, companyId, {
        name,
        kind,
        model,
        price,
        images,
        category_id: categories.get(category)!,
        gtin: kind === 'product' ? gtinOf(companyId, at + 1) : '',
        unit: extra?.unit ?? 'pcs',
        ...(extra?.net ? { net_content: extra.net[0], net_unit: extra.net[1] } : {}),
        attributes: Object.entries(extra?.attributes ?? {}).map(([key, value]) => ({
          name: key,
          value,
        })),
        manuals:
          kind === 'product'
            ? [{ name: '使用说明书', url: `https://docs.example.com/${model}.pdf` }]
            : [],
        warranty_months: months,
        create_time: new Date(Date.now() - (all.length - at) * 3 * 86_400_000),
      });
    }
  }
}
