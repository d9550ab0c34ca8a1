import * as XLSX from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import type { RecordCallSet } from '../records/plan.ts';
import { startTestNode, type Reply, type TestNode } from './node.ts';
import { openOwner } from './owner.ts';
import { makeBook } from './workbooks.ts';

type Body = Record<string, unknown>;
type Known = { part: { id: number; code: string }; category: { id: number; name: string } };
type User = Awaited<ReturnType<TestNode['signIn']>>;

/** What is known of one kind of record, from which all of its usual calls are proven. */
type Proof = {
  /** Values of a row that others may have too. */
  given: Body;
  /** Values by which five rows differ, field by field; by the first of these fields a row is told from others. */
  apart: Record<string, readonly [unknown, unknown, unknown, unknown, unknown]>;
  /** Filters, as in an address, that find the first of these rows and nothing else, and others that find it among more. */
  alone?: readonly string[];
  among?: readonly string[];
  /** Filters that find nothing. */
  none?: readonly string[];
  wrong: readonly (readonly [name: string, wrong: Body, status: number, field: string])[];
  /** The fifth row as it stands in a spreadsheet: a heading and a cell for each column. */
  sheet?: Record<string, string>;
};

/** Proves what every list with a form does, on a whole server: of its own company or of the platform only. */
export async function proveRecords(
  calls: RecordCallSet,
  proofFor: (known: Known) => Proof,
): Promise<void> {
  const resource = calls.index.path.split('/')[0]!;
  const isTenant = calls.index.types[0] === 'web';
  const node = await startTestNode();
  const user = await (isTenant ? node.signIn('demo') : node.signIn('admin', 'admin'));
  const {
    given,
    apart,
    alone = [],
    among = [],
    none = [],
    wrong,
    sheet,
  } = proofFor(await know(await node.signIn('demo')));
  const title = Object.keys(apart)[0]!;
  const titleOf = (at: number) => apart[title]![at] as string;
  const row = (at: number): Body => ({
    ...given,
    ...Object.fromEntries(Object.entries(apart).map(([field, values]) => [field, values[at]])),
  });
  const add = async (body: Body) => {
    const answer = await user.post(`${resource}/add`, body);
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return answer.data as { id: number };
  };
  const titlesOf = async (query: string) => {
    const asked = new URLSearchParams(query).toString();
    const { data } = await user.get(`${resource}/index?limit=1000&${asked}`);
    return (data as Body[]).map((one) => one[title]);
  };

  describe(resource, () => {
    test('is added as it was given, and found', async () => {
      expect(await add(row(0))).toMatchObject({ ...row(0), version: 1 });
      expect((await titlesOf(''))[0]).toBe(titleOf(0));
      for (const query of alone) expect(await titlesOf(query)).toEqual([titleOf(0)]);
      for (const query of among) expect(await titlesOf(query)).toContain(titleOf(0));
      for (const query of none) expect(await titlesOf(query)).toEqual([]);
    });

    test.each(wrong)('%s is refused, and the field is named', async (_name, one, status, field) => {
      expect(await user.post(`${resource}/add`, { ...row(3), ...one })).toMatchObject({
        status,
        errors: [{ field }],
      });
    });

    test('is edited on its newest version only, and deleted', async () => {
      const { id } = await add(row(1));
      const edit = { ...row(1), id, version: 1 };
      expect(await user.post(`${resource}/edit`, edit)).toMatchObject({
        code: 0,
        data: { version: 2 },
      });
      const late = { ...edit, [title]: titleOf(2) };
      expect(await user.post(`${resource}/edit`, late)).toMatchObject({ status: 409 });
      expect(await user.post(`${resource}/delete`, { ids: [id] })).toMatchObject({ code: 0 });
      expect(await user.get(`${resource}/info`, { id })).toMatchObject({ status: 404 });
    });
  });

  if (sheet)
    describe('as a spreadsheet', () => {
      const file = async (path: string, body?: FormData) =>
        fetch(`${node.base}/api/${user.type}/${resource}/${path}`, {
          headers: { authorization: `Bearer ${user.token}` },
          ...(body ? { method: 'POST', body } : {}),
        });
      const send = async (...rows: string[][]) => {
        const form = new FormData();
        const book = makeBook({ 表: [Object.keys(sheet), ...rows] });
        form.set('file', new Blob([new Uint8Array(book)]), '表.xlsx');
        return (await (await file('import', form)).json()) as Reply;
      };

      test('they come in as the template asks, and go out again', async () => {
        expect((await file('importTemplate')).status).toBe(200);
        const answer = await send(Object.values(sheet));
        expect(answer, answer.msg).toMatchObject({ code: 0, data: { rows: 1 } });
        const book = XLSX.read(Buffer.from(await (await file('export')).arrayBuffer()));
        const [first] = Object.values(book.Sheets);
        const rows = XLSX.utils.sheet_to_json<string[]>(first!, { header: 1 });
        expect(rows.map(([cell]) => cell)).toContain(titleOf(4));
      });

      test('chosen rows and columns go out alone', async () => {
        const { id } = (await user.get(`${resource}/index`, { limit: 1 })).data[0] as {
          id: number;
        };
        const columns = (await user.get('exportColumn/index', { path: `${resource}/export` }))
          .data as { field: string; label: string }[];
        const { field, label } = columns.at(-1)!;
        const answer = await file(`export?ids[]=${id}&fields[]=${field}`);
        const [first] = Object.values(XLSX.read(Buffer.from(await answer.arrayBuffer())).Sheets);
        const [head, ...rows] = XLSX.utils.sheet_to_json<string[]>(first!, {
          header: 1,
          blankrows: true,
        });
        expect(head).toContain(label);
        expect(head!.length).toBeLessThan(columns.length + 1);
        expect(rows.length).toBeLessThanOrEqual(1);
      });

      test('a wrong cell is named, and nothing comes in', async () => {
        expect(await send([''])).toMatchObject({ code: 422 });
      });
    });

  test('another company, or anyone who is not of the platform, neither sees nor touches it', async () => {
    const other = await node.signIn('other');
    if (!isTenant) {
      expect(await other.get(`${resource}/index`)).toMatchObject({ status: 404 });
      return;
    }
    const { id } = (await user.get(`${resource}/index`, { limit: 1 })).data[0] as { id: number };
    expect(await other.get(`${resource}/info`, { id })).toMatchObject({ status: 404 });
    const seen = (await other.get(`${resource}/index`)).data as { id: number }[];
    expect(seen.map((one) => one.id)).not.toContain(id);
  });

  test('nobody adds, edits, deletes or exports without the right', async () => {
    const owner = await openOwner(node.ownerUrl);
    const whose = isTenant ? `company_id = 38 and code = 'general'` : `code = 'platform'`;
    await owner.rows(`update role set permissions = '{${calls.index.allow}}' where ${whose}`);
    const viewer = await (isTenant ? node.signIn('other') : node.signIn('admin', 'admin'));
    expect(await viewer.get(`${resource}/index`)).toMatchObject({ status: 200 });
    for (const verb of ['add', 'edit', 'delete'])
      expect(await viewer.post(`${resource}/${verb}`), verb).toMatchObject({ status: 403 });
    expect(await viewer.get(`${resource}/export`)).toMatchObject({ status: 403 });
  });
}

/** What records of the demo's first company refer to. */
async function know(demo: User): Promise<Known> {
  const [part] = (await demo.get('part/index', { limit: 1 })).data as Known['part'][];
  const categories = (await demo.get('category/index')).data as (Known['category'] & {
    parent_id: number | null;
  })[];
  return { part: part!, category: categories.find((one) => one.parent_id === null)! };
}
