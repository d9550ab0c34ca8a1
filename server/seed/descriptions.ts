import { generateInput } from '#contract/features/tool/generate/contract.ts';
import type * as z from 'zod';
import type { Tx } from '../database/database.ts';

type Plan = z.input<typeof generateInput>;

const mould: Plan = {
  type: 'web',
  section: 'product',
  resource: 'mould',
  many: 'moulds',
  zh_CN: '模具',
  en: 'mould',
  zh_TW: '模具',
  line_zh_CN: '生产用的模具，放在哪里，还能用多少次',
  line_en: 'The moulds of production: where they are, and how often they can still be used',
  line_zh_TW: '生產用的模具，放在哪裡，還能用多少次',
  fields: [
    {
      name: 'name',
      zh_CN: '模具名称',
      en: 'Mould name',
      zh_TW: '模具名稱',
      type: 'text',
      required: true,
      most: 64,
      uses: ['listed', 'searched', 'sorted', 'unique', 'sheet'],
    },
    {
      name: 'part_id',
      zh_CN: '物料',
      en: 'Part',
      zh_TW: '物料',
      type: 'part',
      uses: ['listed', 'filtered', 'sheet'],
    },
    {
      name: 'condition',
      zh_CN: '状况',
      en: 'Condition',
      zh_TW: '狀況',
      type: 'choice',
      required: true,
      options: [
        { value: 'good', zh_CN: '完好', en: 'Good', zh_TW: '完好' },
        { value: 'worn', zh_CN: '磨损', en: 'Worn', zh_TW: '磨損' },
        { value: 'broken', zh_CN: '损坏', en: 'Broken', zh_TW: '損壞' },
      ],
      uses: ['listed', 'filtered', 'sheet'],
    },
    {
      name: 'uses_left',
      zh_CN: '剩余次数',
      en: 'Uses left',
      zh_TW: '剩餘次數',
      type: 'number',
      most: 1_000_000,
      uses: ['listed', 'sorted', 'sheet'],
    },
    {
      name: 'remark',
      zh_CN: '备注',
      en: 'Remark',
      zh_TW: '備註',
      type: 'longText',
      uses: ['sheet'],
    },
  ],
};

const holiday: Plan = {
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
    {
      name: 'name',
      zh_CN: '节日',
      en: 'Holiday',
      zh_TW: '節日',
      type: 'text',
      required: true,
      most: 40,
      uses: ['listed', 'searched', 'sheet'],
    },
    {
      name: 'begins_on',
      zh_CN: '开始日期',
      en: 'Begins on',
      zh_TW: '開始日期',
      type: 'day',
      required: true,
      uses: ['listed', 'filtered', 'sorted', 'sheet'],
    },
  ],
};

/** Tables that the demo's platform has described and not yet built. */
export async function createDescriptions(tx: Tx): Promise<void> {
  for (const plan of [mould, holiday]) {
    const content = generateInput.parse(plan);
    const { type, section, resource, zh_CN: chinese, en, zh_TW: traditional, fields } = content;
    await tx
      .insertInto('generate_description')
      .values({
        type,
        section,
        resource,
        zh_CN: chinese,
        en,
        zh_TW: traditional,
        field_count: fields.length,
        content: JSON.stringify(content),
      })
      .execute();
  }
}
