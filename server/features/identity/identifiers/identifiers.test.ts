import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type Pack = Awaited<ReturnType<typeof orderPack>>;
type Row = { id: number; code: string; link: string; state: string };
let demo: User;
let other: User;
let rule: number;
let pack: Pack;
let rows: Row[];
const list = async (query: Record<string, string | number>, user = demo) =>
  user.get('identifier/index', { limit: 100, sort_field: 'id', sort_by: 'asc', ...query });
const codesIn = async (query: Record<string, string | number>, user = demo): Promise<string[]> =>
  (await list(query, user)).data.map(({ code }: Row) => code);

beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  rule = await standardRuleOf(owner);
  pack = await orderPack(demo, { rule_id: rule, quantity: 60 });
  rows = (await list({ pack_id: pack.id })).data;
});

describe('the list', () => {
  test('shows the codes of a pack in their order', () => {
    expect(rows).toHaveLength(60);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(60);
    expect([rows[0]!.code, rows.at(-1)!.code]).toEqual([pack.first_code, pack.last_code]);
    expect(rows[0]).toMatchObject({
      state: 'unallocated',
      level: 'unit',
      risk: 'none',
      pack_id: pack.id,
      pack_code: pack.code,
      serial_number: rows[0]!.code,
      link: expect.stringContaining(`/c/${rows[0]!.code}`),
    });
  });

  test('finds a code as it is typed, scanned as a link, or begun', async () => {
    const { code, link } = rows[7]!;
    for (const keyword of [
      code,
      code.toLowerCase(),
      ` ${code.slice(0, 8)}-${code.slice(8)} `,
      link,
      `https://id.example/01/06901234567892/21/${code}`,
    ])
      expect(await codesIn({ keyword }), keyword).toEqual([code]);
    for (const length of [4, 5, 8, 9, 15]) {
      const found = await codesIn({ keyword: code.slice(0, length) });
      expect(found, String(length)).toContain(code);
      for (const one of found) expect(one.startsWith(code.slice(0, length))).toBe(true);
    }
    const forged = code.slice(0, 15) + (code.endsWith('A') ? 'B' : 'A');
    expect(await codesIn({ keyword: forged })).toEqual([]);
    expect(await list({ keyword: code.slice(0, 3) })).toMatchObject({
      status: 422,
      errors: [{ field: 'keyword' }],
    });
  });

  test('finds own codes in the same ways', async () => {
    const { code } = await owner.row<{ code: string }>(
      'select code from identifier where company_id = 1 and code is not null order by seq limit 1',
    );
    expect(await codesIn({ keyword: code.toLowerCase() })).toEqual([code]);
    const found = await codesIn({ keyword: code.slice(0, 6) });
    expect(found.length).toBeGreaterThan(1);
    for (const one of found) expect(one.startsWith(code.slice(0, 6))).toBe(true);
    expect(await codesIn({ keyword: code }, other)).toEqual([]);
  });

  test('shows what lies between two codes of one pack', async () => {
    const between = await codesIn({ first_code: rows[10]!.code, last_code: rows[19]!.link });
    expect(between).toEqual(rows.slice(10, 20).map(({ code }) => code));
    const next = await orderPack(demo, { rule_id: rule, quantity: 5 });
    expect(await codesIn({ first_code: rows[58]!.code })).toEqual(
      rows.slice(58).map(({ code }) => code),
    );
    expect(await codesIn({ first_code: rows[0]!.code, last_code: next.last_code })).toEqual([]);
    expect(await list({ first_code: 'NOTHING-OF-OURS' })).toMatchObject({
      status: 422,
      errors: [{ field: 'first_code' }],
    });
  });

  test('narrows by state, level, part, batch, dealer, parent and risk', async () => {
    const box = await owner.row<{ parent: number }>(
      'select parent_seq::int as parent from identifier where company_id = 1 and parent_seq is not null limit 1',
    );
    for (const query of [
      { state: 'voided' },
      { level: 'box' },
      { dealer_id: 1, state: 'shipped' },
      { parent_id: box.parent },
    ] as Record<string, string | number>[]) {
      const { data } = await list(query);
      expect(data.length, JSON.stringify(query)).toBeGreaterThan(0);
      for (const row of data as Record<string, unknown>[]) expect(row).toMatchObject(query);
    }
    const { data } = await list({ parent_id: box.parent });
    expect(data[0]).toMatchObject({ parent_code: expect.stringMatching(/^\w{16}$/), dealer_id: 1 });
  });

  test('is its company’s alone: no code, link, number or range of another', async () => {
    for (const query of [
      { keyword: rows[0]!.code },
      { keyword: rows[0]!.link },
      { keyword: rows[0]!.code.slice(0, 9) },
      { pack_id: pack.id },
    ] as Record<string, string | number>[])
      expect(await codesIn(query, other), JSON.stringify(query)).toEqual([]);
    expect(await list({ first_code: rows[0]!.code }, other)).toMatchObject({ status: 422 });
    expect(await other.get('identifier/info', { id: rows[0]!.id })).toMatchObject({ status: 404 });
  });

  test('leaves the house as a spreadsheet for those who may export', async () => {
    const answer = await fetch(`${node.base}/api/web/identifier/export?pack_id=${pack.id}`, {
      headers: { authorization: `Bearer ${demo.token}` },
    });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(3_000);
  });
});

describe('one identifier', () => {
  test('tells its way and who asked for it', async () => {
    const { seq, dealer } = await owner.row<{ seq: number; dealer: number }>(
      `select seq::int, dealer_id as dealer from identifier
       where company_id = 1 and state = 8 and scans = 0 and dealer_id is not null order by seq limit 1`,
    );
    const { data } = await demo.get('identifier/info', { id: seq });
    expect(data.events.map(({ kind }: { kind: string }) => kind).toReversed()).toEqual([
      'generate',
      'export',
      'print',
      'bind',
      'ship',
      'receive',
      'sell',
      'activate',
    ]);
    expect(data).toMatchObject({ state: 'activated', dealer_id: dealer, scan_list: [] });
    expect(data.events[4]).toMatchObject({
      part_name: data.part_name,
      batch_code: data.batch_code,
    });
  });
});

test('thirty who list while a pack is added do not wait for each other’s connections', async () => {
  const began = Date.now();
  const answers = await Promise.all([
    ...Array.from({ length: 30 }, () => list({ pack_id: pack.id })),
    ...Array.from({ length: 5 }, () =>
      transact(node.app.database.sidePool, systemActor, (tx) =>
        node.app.cluster.tell(tx, { topic: 'pack' }),
      ),
    ),
    ...Array.from({ length: 30 }, () => list({ pack_id: pack.id })),
  ]);
  for (const answer of answers) if (answer) expect(answer.status).toBe(200);
  expect(Date.now() - began).toBeLessThan(8_000);
});
