import { exampleCell, exampleOf, exampleText } from '../values.ts';
import { filtersOf, lines, quote, type Plan, type PlannedField } from '../pieces.ts';
import { canImport, inImport } from './spreadsheet.ts';

const isChosen = ({ type }: PlannedField) => type === 'part' || type === 'category';

/** `server/features/…/….test.ts` */
export function serverTest(plan: Plan): string {
  const { names, fields, described } = plan;
  const { resource, isTenant } = names;
  const first = fields[0]!;
  const title = first.name;
  const keys = fields.filter(isChosen);
  const session = isTenant ? 'demo' : 'admin';
  const type = isTenant ? '' : ", 'admin'";
  const tables = [...new Set(keys.map((field) => field.type))];
  const given = fields
    .filter((field) => field !== first)
    .map(
      (field) => `${field.name}: ${isChosen(field) ? `${field.type}.id` : exampleOf(field, 3)},`,
    );
  const wrong = wrongValues(plan);
  const filters = fields.filter(
    (field) => field.used('filtered') && !isChosen(field) && field !== first,
  );
  const head = inImport(plan).map((field) => quote(field.zh_CN));
  const cells = inImport(plan).map((field) => {
    if (field === first) return quote(exampleText(first, 5));
    if (field.type === 'part') return 'part.code';
    if (field.type === 'category') return 'category.name';
    if (field.used('unique')) return quote(exampleCell(field, 8));
    return quote(exampleCell(field, 3));
  });
  const names1 = exampleText(first, 3);
  const names2 = exampleText(first, 4);
  // Nothing else that may stand only once is taken a second time.
  const others = fields.filter((field) => field !== first && field.used('unique'));
  const differing = (at: number) =>
    others.map((field) => `, ${field.name}: ${exampleOf(field, at)}`).join('');
  const differs = differing(7);
  return `${lines(
    canImport(plan) && "import * as XLSX from '@e965/xlsx';",
    "import { beforeAll, describe, expect, test } from 'vitest';",
    `import { startTestNode, ${canImport(plan) ? 'type Reply, ' : ''}type TestNode } from '#server/testing/node.ts';`,
    "import { openOwner } from '#server/testing/owner.ts';",
    canImport(plan) && "import { makeBook } from '#server/testing/workbooks.ts';",
  )}

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let ${session}: User;
let given: Record<string, unknown>;
${tables.map((table) => `let ${table}: { id: number; ${table === 'part' ? 'code' : 'name'}: string };`).join('\n')}
beforeAll(async () => {
  ${session} = await node.signIn('${session}'${type});
${tables
  .map((table) =>
    table === 'part'
      ? "[part] = (await demo.get('part/index', { limit: 1 })).data;"
      : "category = (await demo.get('category/index')).data.find((one: { parent_id: number | null }) => one.parent_id === null);",
  )
  .join('\n')}
  given = {
${given.join('\n')}
  };
});

const add = async (body: object) => {
  const answer = await ${session}.post('${resource}/add', { ...given, ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data;
};
const titlesOf = async (query: Record<string, string> | string[][]) => {
  const asked = new URLSearchParams(query).toString();
  const { data } = await ${session}.get(\`${resource}/index?limit=1000&\${asked}\`);
  return (data as { ${title}: string }[]).map((row) => row.${title});
};

describe(${quote(names.article)}, () => {
  test('is added as it was given, and found', async () => {
    const added = await add({ ${title}: ${quote(names1)} });
    expect(added).toMatchObject({ ...given, ${title}: ${quote(names1)}, version: 1 });
    expect((await titlesOf({}))[0]).toBe(${quote(names1)});
${lines(
  first.used('searched') &&
    `expect(await titlesOf({ keyword: ${quote(names1)} })).toEqual([${quote(names1)}]);`,
  first.used('filtered') &&
    `expect(await titlesOf({ ${title}: ${quote(names1)} })).toEqual([${quote(names1)}]);`,
  filtersOf(plan).includes('keyword') &&
    `expect(await titlesOf({ keyword: 'nothing like it' })).toEqual([]);`,
  ...filters.map(
    (field) => `expect(await titlesOf(${filterQuery(field)})).toContain(${quote(names1)});`,
  ),
  ...keys
    .filter((field) => field.used('filtered'))
    .map(
      (field) =>
        `expect(await titlesOf({ ${field.name}: String(${field.type}.id) })).toContain(${quote(names1)});`,
    ),
)}
  });

  test.each([
${wrong.map(([name, body, status, field]) => `[${quote(name)}, { ${body} }, ${status}, ${quote(field)}],`).join('\n')}
  ])('%s is refused, and the field is named', async (_name, wrong, status, field) => {
    const body = { ...given, ${title}: ${quote(exampleText(first, 6))}${differing(6)}, ...wrong };
    expect(await ${session}.post('${resource}/add', body)).toMatchObject({ status, errors: [{ field }] });
  });

  test('is edited on its newest version only, and deleted', async () => {
    const { id } = await add({ ${title}: ${quote(names2)}${differs} });
    const edit = { ...given, id, version: 1, ${title}: ${quote(names2)}${differs} };
    expect(await ${session}.post('${resource}/edit', edit)).toMatchObject({ code: 0, data: { version: 2 } });
    expect(await ${session}.post('${resource}/edit', { ...edit, ${title}: ${quote(exampleText(first, 5))} })).toMatchObject({
      status: 409,
    });
    expect(await ${session}.post('${resource}/delete', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await ${session}.get('${resource}/info', { id })).toMatchObject({ status: 404 });
  });
});
${canImport(plan) ? sheetTest(plan, session, head, cells) : ''}
${rightsTest(plan, session)}
${isTenant ? foreignTest(plan) : ''}
${described.type === 'admin' ? platformTest(plan) : ''}`;
}

function wrongValues({
  fields,
}: Plan): [name: string, body: string, status: number, field: string][] {
  return fields.flatMap((field) => {
    const { name, en, type, limit, required } = field;
    const label = en.toLowerCase();
    const isText = type === 'text' || type === 'longText';
    const cases: [string, string, number, string][] = [];
    if (required && type !== 'yesNo')
      cases.push([
        `without ${label}`,
        `${name}: ${isText || type === 'dict' ? "' '" : 'null'}`,
        422,
        name,
      ]);
    if (isText)
      cases.push([`with ${label} too long`, `${name}: 'x'.repeat(${limit + 1})`, 422, name]);
    if (type === 'number')
      cases.push([`with ${label} too large`, `${name}: ${limit + 1}`, 422, name]);
    if (isChosen(field))
      cases.push([`with ${label} that is not there`, `${name}: 999_999_999`, 422, name]);
    if (type === 'dict' || type === 'choice')
      cases.push([`with ${label} that nobody knows`, `${name}: 'nothing like it'`, 422, name]);
    if (field.used('unique'))
      cases.push([`with ${label} that is taken`, `${name}: ${exampleOf(field, 0)}`, 409, name]);
    return cases;
  });
}

function filterQuery(field: PlannedField): string {
  const value = exampleOf(field, 3);
  if (field.type === 'day' || field.type === 'time') {
    const day = value.slice(1, 11);
    return `[['${field.name}[]', '${day}'], ['${field.name}[]', '${day}']]`;
  }
  return `{ ${field.name}: ${field.type === 'yesNo' ? quote(value) : value} }`;
}

const sheetTest = (
  { names, fields }: Plan,
  session: string,
  head: string[],
  cells: string[],
): string => `
describe('as a spreadsheet', () => {
  const file = async (path: string, body?: FormData) =>
    fetch(\`\${node.base}/api/${names.isTenant ? 'web' : 'admin'}/${names.resource}/\${path}\`, {
      headers: { authorization: \`Bearer \${${session}.token}\` },
      ...(body ? { method: 'POST', body } : {}),
    });
  const send = async (...rows: string[][]) => {
    const form = new FormData();
    const book = makeBook({ 表: [[${head.join(', ')}], ...rows] });
    form.set('file', new Blob([new Uint8Array(book)]), '表.xlsx');
    return (await (await file('import', form)).json()) as Reply;
  };

  test('they come in as the template asks, and go out again', async () => {
    expect((await file('importTemplate')).status).toBe(200);
    const answer = await send([${cells.join(', ')}]);
    expect(answer, answer.msg).toMatchObject({ code: 0, data: { rows: 1 } });
    const book = XLSX.read(Buffer.from(await (await file('export')).arrayBuffer()));
    const rows = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    expect(rows.map(([first]) => first)).toContain(${quote(exampleText(fields[0]!, 5))});
  });

  test('a wrong cell is named, and nothing comes in', async () => {
    expect(await send([''])).toMatchObject({ code: 422 });
  });
});
`;

const rightsTest = ({ names }: Plan, session: string): string => `
test('nobody adds, edits or deletes without the right', async () => {
  await owner.rows(
    ${names.isTenant ? `\`update role set permissions = '{${names.area}:view}' where company_id = 38 and code = 'general'\`` : `\`update role set permissions = '{${names.area}:view}' where code = 'platform'\``},
  );
  const viewer = await node.signIn(${names.isTenant ? "'other'" : `'${session}', 'admin'`});
  expect(await viewer.get('${names.resource}/index')).toMatchObject({ status: 200 });
  for (const verb of ['add', 'edit', 'delete'])
    expect(await viewer.post(\`${names.resource}/\${verb}\`), verb).toMatchObject({ status: 403 });
  expect(await viewer.get('${names.resource}/export')).toMatchObject({ status: 403 });
});
`;

const foreignTest = ({ names, fields }: Plan): string => `
test('another company neither sees nor touches it', async () => {
  const { data } = await demo.get('${names.resource}/index', { limit: 1 });
  const { id } = data[0] as { id: number };
  const other = await node.signIn('other');
  expect(await other.get('${names.resource}/info', { id })).toMatchObject({ status: 404 });
  const seen = (await other.get('${names.resource}/index')).data as { id: number; ${fields[0]!.name}: string }[];
  expect(seen.map((row) => row.id)).not.toContain(id);
});
`;

const platformTest = ({ names }: Plan): string => `
test('it is nobody’s business but the platform’s', async () => {
  const demo = await node.signIn('demo');
  expect(await demo.get('${names.resource}/index')).toMatchObject({ status: 404 });
});
`;
