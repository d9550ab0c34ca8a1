import { list, quote, valuesOf, type Plan, type PlannedField } from '../pieces.ts';
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

/** What of its routes says how records go out, and how they come in. */
export function sheetOf(plan: Plan): { imports: string[]; before: string; parts: string[] } {
  const { resource } = plan.names;
  const shown = inSheet(plan);
  const read = canImport(plan) ? inImport(plan) : [];
  const has = (type: PlannedField['type']) => read.some((field) => field.type === type);
  const words = list(
    has('category') && 'categoryPaths',
    has('dict') && 'dictWords',
    has('part') && 'partCodes',
    has('choice') && 'wordsFor',
  );
  const cells = list(has('money') && 'centsOf', has('day') && 'dayOf');
  const columns = shown.map((field) => `${exportOf(field, resource)},`);
  return {
    imports: [
      cells && `import { ${cells} } from '#server/records/cells.ts';`,
      words && `import { ${words} } from '#server/records/words.ts';`,
    ],
    before: has('yesNo')
      ? `const answers = [true, false].map((value) => ({
  value,
  names: Object.values(${resource}Texts.answers[\`\${value}\`]),
}));
`
      : '',
    parts: [
      `export: [\n${columns.join('\n')}\n{ field: 'create_time', width: 18 },\n{ field: 'update_time', width: 18 },\n],`,
      read.length > 0
        ? `import: [\n${read.map((field) => `${importOf(field, resource)},`).join('\n')}\n],`
        : '',
    ],
  };
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
