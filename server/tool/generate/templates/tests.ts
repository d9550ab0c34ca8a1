import { exampleCell, exampleOf, exampleText } from '../values.ts';
import { filtersOf, lines, quote, type Plan, type PlannedField } from '../pieces.ts';
import { canImport, inImport } from './sheet.ts';

const known = ({ type }: PlannedField) => (type === 'category' ? 'category' : 'part');

/** `server/features/…/….test.ts` */
export function serverTest(plan: Plan): string {
  const { names, fields } = plan;
  const first = fields[0]!;
  // Nothing that may stand only once is taken a second time.
  const isApart = (field: PlannedField) => field === first || field.used('unique');
  const valuesOf = (field: PlannedField) =>
    [3, 4, 5, 6, 7].map((at) =>
      field === first ? quote(exampleText(first, at)) : exampleOf(field, at),
    );
  const filtered = fields.filter((field) => field.used('filtered') && field !== first);
  const alone = [first.used('searched') && 'keyword', first.used('filtered') && first.name];
  const refers = fields.filter(({ isReference }) => isReference).map(known);
  return `import { ${names.resource}Calls } from '#contract/features/${names.feature}/contract.ts';
import { proveRecords } from '#server/testing/record-proof.ts';

await proveRecords(${names.resource}Calls, (${refers.length > 0 ? `{ ${[...new Set(refers)].join(', ')} }` : ''}) => ({
  given: { ${fields
    .filter((field) => !isApart(field))
    .map(
      (field) => `${field.name}: ${field.isReference ? `${known(field)}.id` : exampleOf(field, 3)}`,
    )
    .join(', ')} },
  apart: { ${fields
    .filter(isApart)
    .map((field) => `${field.name}: [${valuesOf(field).join(', ')}]`)
    .join(', ')} },
${lines(
  alone.some(Boolean) &&
    `alone: [${alone
      .filter(Boolean)
      .map((name) => quote(`${name}=${exampleText(first, 3)}`))
      .join(', ')}],`,
  filtered.length > 0 && `among: [${filtered.map(filterQuery).join(', ')}],`,
  filtersOf(plan).includes('keyword') && "none: ['keyword=nothing like it'],",
)}
  wrong: [
${wrongValues(plan)
  .map(
    ([name, body, status, field]) => `[${quote(name)}, { ${body} }, ${status}, ${quote(field)}],`,
  )
  .join('\n')}
  ],
${
  canImport(plan)
    ? `sheet: { ${inImport(plan)
        .map((field) => `${quote(field.zh_CN)}: ${cellOf(field, first)}`)
        .join(', ')} },`
    : ''
}
}));
`;
}

function cellOf(field: PlannedField, first: PlannedField): string {
  if (field === first) return quote(exampleText(first, 7));
  if (field.isReference) return field.type === 'part' ? 'part.code' : 'category.name';
  return quote(exampleCell(field, field.used('unique') ? 7 : 3));
}

function wrongValues({
  fields,
}: Plan): [name: string, body: string, status: number, field: string][] {
  return fields.flatMap((field) => {
    const { name, en, type, limit, required } = field;
    const label = en.toLowerCase();
    const isText = type === 'text' || type === 'longText';
    const nothing = isText || type === 'dict' ? "' '" : 'null';
    const cases: [when: boolean, said: string, value: string, status?: number][] = [
      [required && type !== 'yesNo', `without ${label}`, nothing],
      [isText, `with ${label} too long`, `'x'.repeat(${limit + 1})`],
      [type === 'number', `with ${label} too large`, String(limit + 1)],
      [field.isReference, `with ${label} that is not there`, '999_999_999'],
      [
        type === 'dict' || type === 'choice',
        `with ${label} that nobody knows`,
        "'nothing like it'",
      ],
      [field.used('unique'), `with ${label} that is taken`, exampleOf(field, 0), 409],
    ];
    return cases
      .filter(([when]) => when)
      .map(([, said, value, status = 422]): [string, string, number, string] => [
        said,
        `${name}: ${value}`,
        status,
        name,
      ]);
  });
}

function filterQuery(field: PlannedField): string {
  const { name, type } = field;
  if (field.isReference) return `\`${name}=\${${known(field)}.id}\``;
  const value = exampleOf(field, 3).replaceAll(/^'|'$/g, '');
  const day = `${name}[]=${value.slice(0, 10)}`;
  return quote(type === 'day' || type === 'time' ? `${day}&${day}` : `${name}=${value}`);
}
