import type * as z from 'zod';
import type { LoginType } from '#contract/login-types.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { tableOf } from './catalogue.ts';
import { nobody } from './derived-samples.ts';
import type { Owner } from './owner.ts';
import { findReferences, keyOf } from './references.ts';
import { sampleFor } from './samples.ts';

type Body = Record<string, unknown>;
type Row = { id: number; version?: number } & Body;
type Answer = { status: number; errors?: { field: string }[]; writes: number };

/** The company whose rows are used. */
const company = 1;
const mostRows = 12;

/**
 * Finds a body for each call that comes as far as can be: its sample, put on rows of the demo one after the other until
 * the call succeeds. A field that is refused, such as a name that is taken, gets another value.
 */
export async function makeBodies(
  owner: Owner,
  call: (endpoint: Endpoint, body: Body) => Promise<Answer>,
) {
  const columns = await owner.rows<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace group by 1`,
  );
  const known = new Map(columns.map((one) => [one.name, one.columns]));
  const kept = new Map<string, Row[]>();
  const referenceOf = await findReferences(owner);

  async function rowsOf(table: string, type: LoginType): Promise<Row[]> {
    const has = known.get(table);
    const key = keyOf(table);
    if (!has?.includes(key)) return [];
    const name = `${table} ${type}`;
    const earlier = kept.get(name);
    if (earlier) return earlier;
    const isTenant = has.includes('company_id');
    const own = isTenant && type !== 'admin' ? `where company_id = ${company}` : '';
    // Those of the platform itself first where it asks, and one of each state: a command is for one of them.
    const first = isTenant && type === 'admin' ? 'company_id is not null, ' : '';
    const apart = ['state', 'status', 'kind', 'verify_status'].find((one) => has.includes(one));
    const rank = apart ? `row_number() over (partition by "${apart}" order by "${key}")` : '1';
    const found = await owner.rows<Row>(
      `select * from (select *, "${key}"::int as id_of_row, ${rank} as rank_of_row from "${table}" ${own}) r
       order by ${first}rank_of_row, id_of_row limit ${mostRows}`,
    );
    const rows = found.map((row) => ({ ...row, id: row.id_of_row as number }));
    kept.set(name, rows);
    return rows;
  }

  /** The sample with rows of the demo in place of those that nobody has. */
  async function withReferences(endpoint: Endpoint, sample: Body): Promise<Body> {
    const body = { ...sample };
    for (const field of Object.keys(sample)) {
      const table = isOwn(field) ? undefined : referenceOf(endpoint.path, field);
      if (!table || !isNobody(sample[field])) continue;
      const [row] = await rowsOf(table, endpoint.types[0]!);
      if (row) body[field] = Array.isArray(sample[field]) ? [row.id] : row.id;
    }
    return body;
  }

  /** A row's own values for the fields of a form, where the form takes them. */
  function valuesOf(endpoint: Endpoint, sample: Body, row: Row): Body {
    const body: Body = { ...sample };
    if ('id' in body) body.id = row.id;
    if ('ids' in body) body.ids = [row.id];
    if ('version' in body) body.version = row.version ?? 1;
    for (const field of Object.keys(sample)) {
      if (isOwn(field) || row[field] === undefined) continue;
      const tried = { ...body, [field]: row[field] };
      if (isRead(endpoint, tried) || !isRead(endpoint, body)) body[field] = row[field];
    }
    return JSON.parse(JSON.stringify(body)) as Body;
  }

  return async function bodyFor(endpoint: Endpoint): Promise<{ body: Body; answer: Answer }> {
    const sample = await withReferences(endpoint, sampleFor(endpoint));
    const isOfRow = 'id' in sample || 'ids' in sample || 'version' in sample;
    // What is added may be like what is there.
    const isNew = endpoint.path.endsWith('/add');
    const rows =
      isOfRow || isNew
        ? await rowsOf(tableOf(endpoint.path.split('/')[0]!), endpoint.types[0]!)
        : [];
    const wishes = [
      ...(isNew ? [sample] : []),
      ...rows.flatMap((row) => {
        const named: Row = { id: row.id, ...(row.version ? { version: row.version } : {}) };
        return [valuesOf(endpoint, sample, row), valuesOf(endpoint, sample, named)];
      }),
      ...('version' in sample ? [1, 2, 3].map((version) => ({ ...sample, version })) : []),
      sample,
    ];
    let best: { body: Body; answer: Answer } | null = null;
    for (const wish of wishes) {
      let body = wish;
      for (let change = 0; change < 4; change += 1) {
        const answer = await call(endpoint, body);
        if (!best || rankOf(answer) > rankOf(best.answer)) best = { body, answer };
        const field = answer.errors?.map((one) => one.field).find((one) => one in body);
        if (![409, 422].includes(answer.status) || !field) break;
        body = { ...body, [field]: another(endpoint, body, field, change) };
      }
      if (best?.answer.status === 200) break;
    }
    return best!;
  };
}

/** What names the row itself that a call is about. */
const isOwn = (field: string) => ['id', 'ids', 'version'].includes(field);
const isNobody = (value: unknown) => [value].flat().includes(nobody);

const isRead = (endpoint: Endpoint, body: Body) =>
  (endpoint.input as z.ZodType).safeParse(JSON.parse(JSON.stringify(body))).success;

/** Another value of a field that was refused, of which its schema thinks no worse. */
function another(endpoint: Endpoint, body: Body, field: string, change: number): unknown {
  const text = `新${field}${change}`;
  const choices = [
    text,
    `NEW-${change}7`,
    `new_${change}7`,
    { zh_CN: text, en: text, zh_TW: text },
    '91330100MA2KG7X13X',
    `1391111777${change}`,
    990_000 + change,
    null,
    '',
    ['web', 'admin', 'dealer'][change],
    [],
  ];
  return choices.find((value) => isRead(endpoint, { ...body, [field]: value })) ?? body[field];
}

/** How far a call came: done, writing, refused by a state or a rule, not found. */
function rankOf({ status, writes }: Answer): number {
  if (status === 200) return writes > 0 ? 5 : 4;
  if (writes > 0) return 3;
  if (status === 409) return 2;
  return status === 422 ? 1 : 0;
}
