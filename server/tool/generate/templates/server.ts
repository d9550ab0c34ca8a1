import {
  filtersOf,
  lines,
  list,
  ofTypes,
  quote,
  valuesOf,
  type Plan,
  type PlannedField,
} from '../pieces.ts';
import { timesOf } from './database.ts';
import { canImport, inImport, sheetOf } from './sheet.ts';

/** Whether it refers to anything: then what it refers to is checked, and shown by its name. */
export const isJoined = ({ fields }: Plan): boolean =>
  fields.some(({ shownAs }) => shownAs !== null);

/** `server/features/…/routes.ts` */
export function routesFile(plan: Plan): string {
  const { names, fields } = plan;
  const { resource, isTenant, feature } = names;
  const filtered = fields.filter((field) => field.used('filtered'));
  const isFiltered = (...types: PlannedField['type'][]) =>
    filtered.some(({ type }) => types.includes(type));
  const unique = fields.filter((field) => field.used('unique'));
  const times = timesOf(plan, 'input');
  const sheet = sheetOf(plan);
  const values = canImport(plan) ? inImport(plan).filter(({ type }) => type === 'choice') : [];
  const fromFilters = list(
    isFiltered('text', 'yesNo', 'part', 'category') && 'equals',
    filtersOf(plan).includes('keyword') && 'mentions',
    isFiltered('choice', 'dict') && 'oneOf',
    'within',
  );
  const toColumns = isJoined(plan)
    ? `toColumns: async (input, call, before) => {
      await checkReferences(input, call, before);
      return ${times ? `{ ...input, ${times} }` : 'input'};
    },`
    : times
      ? `toColumns: (input) => ({ ...input, ${times} }),`
      : '';
  return `${lines(
    isFiltered('day') && "import { sql } from 'kysely';",
    `import { ${list(...values.map(valuesOf), `${resource}Calls`, !isJoined(plan) && `${resource}Row`)} } from '#contract/features/${feature}/contract.ts';`,
    `import { ${resource}Texts } from '#contract/features/${feature}/texts.ts';`,
    sheet.imports[0],
    "import { serveRecords } from '#server/records/endpoints.ts';",
    `import { ${fromFilters} } from '#server/records/filters.ts';`,
    !isJoined(plan) && "import { plainRows } from '#server/records/list.ts';",
    sheet.imports[1],
    isJoined(plan) && `import { read${names.Many} } from './queries.ts';`,
    isJoined(plan) && "import { checkReferences } from './rules.ts';",
  )}

${sheet.before}
export const ${resource}Endpoints = serveRecords(${resource}Calls, {
  texts: ${resource}Texts,
  list: {
    table: '${names.table}',${isTenant ? '' : '\nisTenant: false,'}
    filters: {
${lines(
  filtersOf(plan).includes('keyword') && `keyword: mentions(${isTenant ? '' : 'false'}),`,
  ...filtered.map((field) => `${field.name}: ${conditionOf(field)},`),
  "create_time: within('create_time'),",
)}
    },
    rows: ${isJoined(plan) ? `read${names.Many}` : `plainRows('${names.table}', ${resource}Row${isTenant ? '' : ', false'})`},
  },
${lines(
  unique.length > 0 &&
    `unique: { ${unique.map(({ name }) => `${names.table}_by_${name}: '${name}'`).join(', ')} },`,
  toColumns,
  ...sheet.parts,
)}
});
`;
}

function conditionOf({ name, type }: PlannedField): string {
  if (type === 'choice' || type === 'dict') return `oneOf('${name}')`;
  if (type === 'time') return `within('${name}')`;
  if (type === 'day')
    return `([first, last]) => sql\`${name} between \${first}::date and \${last}::date\``;
  return `equals('${name}')`;
}

/** `server/features/…/queries.ts`: rows with the names of what they refer to. */
export function queriesFile(plan: Plan): string {
  const { names, fields } = plan;
  const { One, Many, isTenant, feature, table } = names;
  const dicts = ofTypes(plan, 'dict');
  const keys = fields.filter((field) => field.isReference);
  const own = [
    'id',
    ...(isTenant ? ['company_id'] : []),
    ...fields.map(({ name }) => name),
    'version',
    'create_time',
    'update_time',
  ].map((name) => `r.${name}`);
  const selects = chunks(own, 6).map((some) => `.select([${some.map(quote).join(', ')}])`);
  const iso = [
    ...dicts.map(({ name, shownAs }) => `${shownAs}: row.${shownAs} ?? row.${name},`),
    ...ofTypes(plan, 'time').map(({ name, isNullable }) =>
      isNullable ? `${name}: row.${name} && iso(row.${name}),` : `${name}: iso(row.${name}),`,
    ),
    'create_time: iso(row.create_time),',
    'update_time: iso(row.update_time),',
  ];
  const reader = list('tx', isTenant && 'session', dicts.length > 0 && 'language');
  return `${lines(
    dicts.length > 0 && "import { sql } from 'kysely';",
    `import type { ${One} } from '#contract/features/${feature}/contract.ts';`,
    isTenant && "import type { StaffSession } from '#server/access/sessions.ts';",
    "import type { Reader } from '#server/records/list-plan.ts';",
  )}

const iso = (time: Date) => time.toISOString();

/** What is shown of them, with the names of what they refer to. */
export async function read${Many}({ ${reader} }: Reader${isTenant ? '<StaffSession>' : ''}, ids: number[]): Promise<${One}[]> {
  const rows = await tx
    .selectFrom('${table} as r')
${lines(
  ...keys.map(
    (
      field,
      at,
    ) => `.${field.isNullable ? 'leftJoin' : 'innerJoin'}('${field.type} as k${at}', (join) =>
      join.onRef('k${at}.company_id', '=', 'r.company_id').onRef('k${at}.id', '=', 'r.${field.name}'),
    )`,
  ),
  ...selects,
  keys.length > 0 &&
    `.select([${keys.map(({ shownAs }, at) => `'k${at}.name as ${shownAs}'`).join(', ')}])`,
  ...dicts.map(
    ({ name, shownAs, dict }) => `.select((from) =>
      from
        .selectFrom('dict_data as d')
        .select(sql<string>\`d.name ->> \${language}\`.as('name'))
        .where('d.dict_code', '=', ${quote(dict)})
        .whereRef('d.value', '=', 'r.${name}')
        .as('${shownAs}'),
    )`,
  ),
  isTenant && ".where('r.company_id', '=', session.companyId)",
  ".where('r.id', 'in', ids)",
  '.execute();',
)}
  return rows.map((row) => ({
    ...row,
${iso.join('\n')}
  }));
}
`;
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, size), ...chunks(all.slice(size), size)];

/** `server/features/…/rules.ts`: what it refers to must be there. */
export function rulesFile(plan: Plan): string {
  const { names, fields } = plan;
  const { resource, feature } = names;
  const keys = fields.filter((field) => field.isReference);
  const dicts = ofTypes(plan, 'dict');
  const error = { part: 'noPart', category: 'noCategory' } as Record<string, string>;
  const checks = [
    ...keys.map(({ name, type, isNullable }) => {
      const is = `${isNullable ? `input.${name} !== null && ` : ''}input.${name} !== before?.${name}`;
      return `if (${is} && !(await holdRow(call, '${type}', input.${name}))) throw refuse('${error[type]}', '${name}');`;
    }),
    ...dicts.map(({ name, dict, required }) => {
      const is = `${required ? '' : `input.${name} !== '' && `}input.${name} !== before?.${name}`;
      return `if (${is} && !(await isInDict(call, ${quote(dict)}, input.${name}))) throw refuse('noWord', '${name}');`;
    }),
  ];
  const session = names.isTenant ? 'StaffSession' : 'PlatformSession';
  return `import { codes } from '#contract/envelope.ts';
import type { ${names.One}Input } from '#contract/features/${feature}/contract.ts';
import { ${resource}Texts } from '#contract/features/${feature}/texts.ts';
import type { ${session} } from '#server/access/sessions.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { ${list(keys.length > 0 && 'holdRow', dicts.length > 0 && 'isInDict')} } from '#server/records/references.ts';

const refuse = (text: keyof typeof ${resource}Texts.errors, field: string) =>
  new Refusal(${resource}Texts.errors[text], { code: codes.invalid, field });

/** What it refers to must be there. */
export async function checkReferences(
  input: ${names.One}Input,
  call: RecordCall<${session}>,
  before: Stored | null,
): Promise<void> {
${checks.join('\n')}
}
`;
}
