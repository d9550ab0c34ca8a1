import { generateInput, type Description } from '#contract/features/tool/generate/contract.ts';
import { usesOf, type FieldType } from '#contract/features/tool/generate/uses.ts';
import type * as z from 'zod';

type Field = z.input<typeof generateInput>['fields'][number];
type Given = Partial<Field> & { name: string; type: FieldType };

/** A field with everything that can be done with its type, but that it may stand twice. */
const field = (zh_CN: string, en: string, zh_TW: string, given: Given): Field => ({
  zh_CN,
  en,
  zh_TW,
  uses: usesOf[given.type].filter((use) => use !== 'unique'),
  ...given,
});
const colors = [
  { value: 'red', zh_CN: '红', en: 'Red', zh_TW: '紅' },
  { value: 'darkBlue', zh_CN: '深蓝', en: 'Dark blue', zh_TW: '深藍' },
];

/** A table of companies with every type of field, each once required and once not, in a section of its own. */
export const jig: Description = generateInput.parse({
  type: 'web',
  section: 'workshop',
  section_zh_CN: '车间',
  section_en: 'Workshop',
  section_zh_TW: '車間',
  resource: 'jig',
  many: 'jigs',
  zh_CN: '工装',
  en: 'jig',
  zh_TW: '治具',
  line_zh_CN: '车间里的工装，放在哪里，归谁用',
  line_en: 'What holds the work: where it is, and who uses it’s places',
  line_zh_TW: '車間裡的治具，放在哪裡，歸誰用',
  roles: ['product'],
  fields: [
    field('名称', 'Name', '名稱', {
      name: 'name',
      type: 'text',
      required: true,
      most: 40,
      uses: [...usesOf.text],
    }),
    field('型号', 'Model', '型號', {
      name: 'model',
      type: 'text',
      uses: ['listed', 'unique', 'searched'],
    }),
    field('说明', 'Story', '說明', { name: 'story', type: 'longText' }),
    field('须知', 'Notes', '須知', { name: 'notes', type: 'longText', required: true, most: 200 }),
    field('工位数', 'Slots', '工位數', {
      name: 'slots',
      type: 'number',
      required: true,
      most: 99_999,
    }),
    field('编号', 'Number', '編號', { name: 'serial', type: 'number', uses: [...usesOf.number] }),
    field('重量', 'Weight', '重量', { name: 'weight', type: 'quantity', required: true }),
    field('容积', 'Volume', '容積', { name: 'volume', type: 'quantity' }),
    field('价格', 'Price', '價格', { name: 'price', type: 'money', required: true }),
    field('折旧', 'Written off', '折舊', { name: 'written_off', type: 'money' }),
    field('共用', 'Shared', '共用', { name: 'is_shared', type: 'yesNo' }),
    field('启用日期', 'In use since', '啟用日期', { name: 'used_on', type: 'day', required: true }),
    field('停用日期', 'Out of use since', '停用日期', { name: 'ended_on', type: 'day' }),
    field('校准时间', 'Checked', '校準時間', { name: 'check_time', type: 'time' }),
    field('颜色', 'Color', '顏色', {
      name: 'color',
      type: 'choice',
      required: true,
      options: colors,
    }),
    field('灯色', 'Light', '燈色', { name: 'light', type: 'choice', options: colors }),
    field('单位', 'Unit', '單位', { name: 'unit', type: 'dict', required: true, dict: 'unit' }),
    field('故障', 'Fault', '故障', { name: 'fault', type: 'dict', dict: 'fault_type' }),
    field('物料', 'Part', '物料', { name: 'part_id', type: 'part', required: true }),
    field('备件', 'Spare part', '備件', { name: 'spare_id', type: 'part' }),
    field('分类', 'Category', '分類', { name: 'category_id', type: 'category' }),
  ],
});

/** A small table of the platform whose times keep it from being imported. */
export const holiday: Description = generateInput.parse({
  type: 'admin',
  section: 'data',
  resource: 'publicHoliday',
  many: 'public holidays',
  zh_CN: '节假日',
  en: 'public holiday',
  zh_TW: '節假日',
  line_zh_CN: '全国放假的日子',
  line_en: 'Days on which nobody works',
  line_zh_TW: '全國放假的日子',
  fields: [
    field('节日', 'Holiday', '節日', { name: 'festival', type: 'text', required: true }),
    field('开始', 'Begins', '開始', { name: 'begin_time', type: 'time', required: true }),
    field('备注', 'Remark', '備註', { name: 'remark', type: 'longText' }),
  ],
});

/** A usual list of companies: with rules, import and export, and a name that may stand only once. */
export const rack: Description = generateInput.parse({
  type: 'web',
  section: 'product',
  resource: 'rack',
  many: 'racks',
  zh_CN: '货架',
  en: 'rack',
  zh_TW: '貨架',
  line_zh_CN: '仓库里放货的架子',
  line_en: 'Where goods lie in the store',
  line_zh_TW: '倉庫裡放貨的架子',
  roles: ['product'],
  fields: [
    field('名称', 'Name', '名稱', {
      name: 'name',
      type: 'text',
      required: true,
      uses: [...usesOf.text],
    }),
    field('层数', 'Levels', '層數', { name: 'levels', type: 'number', required: true, most: 99 }),
    field('颜色', 'Color', '顏色', {
      name: 'color',
      type: 'choice',
      required: true,
      options: colors,
    }),
    field('备注', 'Remark', '備註', { name: 'remark', type: 'longText' }),
  ],
});
