import { list, lines, quote, valuesOf, type Plan, type PlannedField } from '../pieces.ts';
import { exampleCell } from '../values.ts';

export const inSheet = ({ fields }: Plan): readonly PlannedField[] =>
  fields.filter((field, at) => at === 0 || field.used('sheet'));
/** Times are not read from cells: people write them in too many ways. */
export const inImport = (plan: Plan): readonly PlannedField[] =>
  inSheet(plan).filter(({ type }) => type !== 'time');
/** Without a required field nothing could be imported. */
export const canImport = (plan: Plan): boolean =>
  plan.fields.every(
    (field) => !field.required || field.type === 'yesNo' || inImport(plan).includes(field),
  );

/** `server/features/…/spreadsheet.ts` */
export function spreadsheetFile(plan: Plan): string {
  const { names, described } = plan;
  const { resource, feature } = names;
  const shown = inSheet(plan);
  const read = canImport(plan) ? inImport(plan) : [];
  const has = (fields: readonly PlannedField[], ...types: PlannedField['type'][]) =>
    fields.some(({ type }) => types.includes(type));
  const choices = shown.filter(({ type }) => type === 'choice');
  const columns = shown.map((field) => `${exportOf(field, resource)},`);
  const answers = has(shown, 'yesNo');
  const values = read.filter(({ type }) => type === 'choice').map(valuesOf);
  const types = [names.One, ...(canImport(plan) ? [`${names.One}Input`] : [])];
  const ofContract =
    values.length > 0
      ? `import { ${list(...values, ...types.map((one) => `type ${one}`))} }`
      : `import type { ${list(...types)} }`;
  const session = names.isTenant ? 'StaffSession' : 'PlatformSession';
  const words = list(
    has(read, 'category') && 'categoryPaths',
    has(read, 'dict') && 'dictWords',
    has(read, 'part') && 'partCodes',
    has(read, 'choice') && 'wordsFor',
  );
  const cells = list(has(read, 'money') && 'centsOf', has(read, 'day') && 'dayOf');
  return `${lines(
    `${ofContract} from '#contract/features/${feature}/contract.ts';`,
    (choices.length > 0 || answers) &&
      `import { ${resource}Texts } from '#contract/features/${feature}/texts.ts';`,
    canImport(plan) && `import type { ${session} } from '#server/access/sessions.ts';`,
    cells && `import { ${cells} } from '#server/records/cells.ts';`,
    `import type { ${list('ExportColumn', canImport(plan) && 'ImportColumn')} } from '#server/records/plan.ts';`,
    words && `import { ${words} } from '#server/records/words.ts';`,
  )}

${
  answers && has(read, 'yesNo')
    ? `const answers = [true, false].map((value) => ({
  value,
  names: Object.values(${resource}Texts.answers[\`\${value}\`]),
}));
`
    : ''
}
/** ${described.many.charAt(0).toUpperCase()}${described.many.slice(1)} as they go out. */
export const ${resource}Columns: readonly ExportColumn<${names.One}>[] = [
${columns.join('\n')}
{ field: 'create_time', width: 18 },
{ field: 'update_time', width: 18 },
];
${
  canImport(plan)
    ? `
/** And as they come in. */
export const ${resource}Import: readonly ImportColumn<keyof ${names.One}Input, ${session}>[] = [
${read.map((field) => `${importOf(field, resource)},`).join('\n')}
];
`
    : ''
}`;
}

function exportOf(field: PlannedField, resource: string): string {
  const { name, type, shownAs, limit } = field;
  if (type === 'choice') {
    const found = `${resource}Texts.choices.${name}[value][language]`;
    const show = field.isNullable ? `value && ${found}` : found;
    return `{ field: '${name}', show: (value, language) => ${show} }`;
  }
  if (type === 'yesNo')
    return `{ field: '${name}', show: (value, language) => ${resource}Texts.answers[\`\${value}\`][language] }`;
  if (type === 'money') return `{ field: '${name}', as: 'money' }`;
  if (type === 'time') return `{ field: '${name}', as: 'time', width: 18 }`;
  if (type === 'day') return `{ field: '${name}', width: 12 }`;
  if (type === 'text' || type === 'longText')
    return `{ field: '${name}', width: ${Math.max(10, Math.min(40, limit))} }`;
  return shownAs ? `{ field: '${shownAs}', width: 24 }` : `{ field: '${name}' }`;
}

function importOf(field: PlannedField, resource: string): string {
  const { name, type, dict } = field;
  const required = field.required && type !== 'yesNo' ? ', isRequired: true' : '';
  const more: Partial<Record<PlannedField['type'], string>> = {
    yesNo: ', options: () => Promise.resolve(answers)',
    choice: `, options: wordsFor(${valuesOf(field)}, ${resource}Texts.choices.${name})`,
    dict: `, options: dictWords(${quote(dict)})`,
    part: ', options: partCodes',
    category: ', options: categoryPaths',
    money: `, example: ${quote(exampleCell(field, 0))}, read: centsOf`,
    day: `, example: ${quote(exampleCell(field, 0))}, read: dayOf`,
    number: `, example: ${quote(exampleCell(field, 0))}`,
    quantity: `, example: ${quote(exampleCell(field, 0))}`,
    text: field.required ? `, example: ${quote(exampleCell(field, 0))}` : '',
  };
  return `{ field: '${name}'${required}${more[type] ?? ''} }`;
}
