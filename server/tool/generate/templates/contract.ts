import {
  filtersOf,
  lines,
  list,
  ofTypes,
  quote,
  text,
  valuesOf,
  type Plan,
  type PlannedField,
} from '../pieces.ts';
import { isJoined } from './server.ts';

/** `contract/features/…/contract.ts`: the schemas and calls both sides agree on. */
export function contractFile(plan: Plan): string {
  const { names, fields, described } = plan;
  const { resource, One } = names;
  const has = (...types: PlannedField['type'][]) => ofTypes(plan, ...types).length > 0;
  const filtered = fields.filter((field) => field.used('filtered'));
  const isFiltered = (...types: PlannedField['type'][]) =>
    filtered.some(({ type }) => types.includes(type));
  const texts = fields.filter(({ type }) => ['text', 'longText', 'dict'].includes(type));
  const sorts = [
    ...fields.filter((one) => one.used('sorted')).map(({ name }) => name),
    'create_time',
  ];
  const fromList = list(
    'dayRange',
    isFiltered('choice', 'dict') && 'filterList',
    filtersOf(plan).includes('keyword') && 'keyword',
    'listInput',
    isFiltered('yesNo') && 'yesOrNo',
  );
  const fromValidation = list(
    has('money') && 'cents',
    has('day') && 'day',
    isFiltered('text', 'part', 'category') && 'filter',
    has('time') && 'moment',
    has('quantity') && 'quantity',
    texts.some(({ required }) => required) && 'requiredText',
    has('part', 'category') && 'rowId',
    (texts.some(({ required }) => !required) || isFiltered('text', 'dict')) && 'typed',
    has('number') && 'wholeNumber',
  );
  return `import * as z from 'zod';
import { ${fromList} } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { ${fromValidation} } from '#contract/validation.ts';
import { ${names.many} } from './feature.ts';
import { ${resource}Texts } from './texts.ts';

${ofTypes(plan, 'choice')
  .map(
    (field) =>
      `export const ${valuesOf(field)} = [${field.options.map(({ value }) => quote(value)).join(', ')}] as const;`,
  )
  .join('\n')}

export const ${resource}Input = z.strictObject({
${fields.map((field) => `${field.name}: ${inputOf(field)},`).join('\n')}
});
${isJoined(plan) ? `export type ${One}Input = z.infer<typeof ${resource}Input>;` : ''}

/** \`GET ${described.type}/${resource}/index\` */
export const ${resource}Filter = listInput([${sorts.map(quote).join(', ')}], {
${lines(
  filtersOf(plan).includes('keyword') && 'keyword,',
  ...filtered.map((field) => `${field.name}: ${filterOf(field)},`),
  'create_time: dayRange,',
)}
});

export const ${resource}Row = z.object({
${lines(
  'id: z.number(),',
  names.isTenant && 'company_id: z.number(),',
  ...fields
    .flatMap((field) => [
      `${field.name}: ${rowOf(field)},`,
      field.shownAs && `${field.shownAs}: z.string()${field.isNullable ? '.nullable()' : ''},`,
    ])
    .map((line) => line ?? ''),
  'version: z.number(),',
  'create_time: z.string(),',
  'update_time: z.string(),',
)}
});
export type ${One} = z.infer<typeof ${resource}Row>;

export const ${resource}Calls = recordCalls(${names.many}, {
  filter: ${resource}Filter,
  row: ${resource}Row,
  input: ${resource}Input,
  fields: ${resource}Texts.fields,
});
`;
}

function inputOf(field: PlannedField): string {
  const { type, required, limit } = field;
  const optional = (schema: string) => (required ? schema : `${schema}.nullable().default(null)`);
  const words = required ? `requiredText(${limit})` : `typed(${limit}).default('')`;
  const schemas: Record<PlannedField['type'], string> = {
    text: words,
    longText: words,
    dict: required ? 'requiredText(64)' : "typed(64).default('')",
    number: optional(`wholeNumber((number) => number.min(0).max(${grouped(limit)}))`),
    quantity: optional('quantity'),
    money: optional('cents'),
    yesNo: 'z.boolean().default(false)',
    day: optional('day'),
    time: optional('moment'),
    choice: optional(`z.enum(${valuesOf(field)})`),
    part: optional('rowId'),
    category: optional('rowId'),
  };
  return schemas[type];
}

function filterOf(field: PlannedField): string {
  if (field.type === 'yesNo') return 'yesOrNo';
  if (field.type === 'choice') return `filterList(z.enum(${valuesOf(field)}))`;
  if (field.type === 'dict') return 'filterList(typed(64))';
  if (field.isReference) return 'filter(rowId)';
  if (field.type === 'text') return `filter(typed(${field.limit}))`;
  return 'dayRange';
}

function rowOf(field: PlannedField): string {
  const maybe = (schema: string) => (field.isNullable ? `${schema}.nullable()` : schema);
  if (field.type === 'choice') return maybe(`z.enum(${valuesOf(field)})`);
  if (field.type === 'yesNo') return 'z.boolean()';
  if (['number', 'money'].includes(field.type) || field.isReference) return maybe('z.number()');
  return maybe('z.string()');
}

/** Digits in groups of three, as the house writes long numbers. */
export const grouped = (number: number): string =>
  number < 10_000 ? String(number) : String(number).replaceAll(/\B(?=(\d{3})+$)/g, '_');

/** `contract/features/…/texts.ts`: what the feature says. */
export function textsFile(plan: Plan): string {
  const { described, names, fields } = plan;
  const searched = fields.filter((field) => field.used('searched'));
  const choices = ofTypes(plan, 'choice');
  const { line_zh_CN: line, line_en: lineInEnglish, line_zh_TW: lineInTraditional } = described;
  const errors = lines(
    ofTypes(plan, 'part').length > 0 &&
      "noPart: t('物料不存在', 'This part does not exist', '物料不存在'),",
    ofTypes(plan, 'category').length > 0 &&
      "noCategory: t('分类不存在', 'The category does not exist', '分類不存在'),",
    ofTypes(plan, 'dict').length > 0 &&
      "noWord: t('字典里没有这一项', 'The dictionary has no such entry', '字典裡沒有這一項'),",
  );
  return `import { t } from '#contract/text.ts';

export const ${names.resource}Texts = {
  one: ${text(described)},
  line: ${text({ zh_CN: line, en: lineInEnglish, zh_TW: lineInTraditional })},
  fields: {
${lines(
  ...fields.flatMap((field) => [
    `${field.name}: ${text(field)},`,
    field.shownAs ? `${field.shownAs}: ${text(field)},` : '',
  ]),
  searched.length > 0 && `keyword: ${text(keywordOf(searched))},`,
  "create_time: t('创建时间', 'Created', '建立時間'),",
  "update_time: t('更新时间', 'Updated', '更新時間'),",
)}
  },
${
  choices.length > 0
    ? `choices: {
${choices.map((field) => `${field.name}: { ${field.options.map((option) => `${option.value}: ${text(option)}`).join(', ')} },`).join('\n')}
},`
    : ''
}
${ofTypes(plan, 'yesNo').length > 0 ? "answers: { true: t('是', 'Yes', '是'), false: t('否', 'No', '否') }," : ''}
${errors ? `errors: {\n${errors}\n},` : ''}
  empty: {
    title: ${text({
      zh_CN: `还没有${described.zh_CN}`,
      en: `No ${described.many} yet`,
      zh_TW: `還沒有${described.zh_TW}`,
    })},
    hint: ${text({
      zh_CN: `新增的${described.zh_CN}会显示在这里。`,
      en: `What is added is shown here.`,
      zh_TW: `新增的${described.zh_TW}會顯示在這裡。`,
    })},
  },
} as const;
`;
}

const keywordOf = (fields: readonly PlannedField[]) => ({
  zh_CN: fields.map((field) => field.zh_CN).join('、'),
  en: fields.map((field, at) => (at === 0 ? field.en : field.en.toLowerCase())).join(' or '),
  zh_TW: fields.map((field) => field.zh_TW).join('、'),
});
