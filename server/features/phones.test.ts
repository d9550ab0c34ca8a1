import { expect, test } from 'vitest';
import { openOwner } from '#server/testing/owner.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { endpoints } from './list.ts';

const url = await copyDatabase();
const owner = await openOwner(url);
// As a release before this one stored it.
await owner.rows(
  `update company set mobile = '13800010001', mobile_sealed = null where company_id = 1`,
);
const node = await startTestNode({}, url);
const demo = await node.signIn('demo');
const admin = await node.signIn('admin', 'admin');
const dealer = await node.signIn('dealer', 'dealer');
const callers = { web: demo, admin, dealer };

const phones = /(?<![\w.-])1[3-9]\d{9}(?![\d.])/g;
/** Fields that hold numbers of other kinds. */
const others =
  /"(?:code|serial_number|sn|seq|first_seq|last_seq|text|content|document|support_phone)":/;
const phonesIn = (data: unknown): string[] =>
  [...JSON.stringify(data ?? null, null, 1).split('\n')]
    .filter((line) => !others.test(line))
    .flatMap((line) => line.match(phones) ?? []);

test('no list and no record tells a whole phone number, to anyone', async () => {
  const telling: string[] = [];
  let asked = 0;
  let masked = 0;
  for (const { path, types } of endpoints.filter(
    (one) => one.method === 'GET' && one.path.endsWith('/index'),
  ))
    for (const type of types) {
      const caller = callers[type];
      const list = await caller.get(path, { limit: 100 });
      if (list.code !== 0) continue;
      const info = path.replace('/index', '/info');
      const rows = (Array.isArray(list.data) ? list.data : []) as { id?: number }[];
      const records = endpoints.some((one) => one.path === info && one.types.includes(type))
        ? await Promise.all(
            rows.slice(0, 2).map(async ({ id }) => (await caller.get(info, { id: id! })).data),
          )
        : [];
      asked += 1 + records.length;
      masked += JSON.stringify([list.data, records]).match(/\*{4}\d{4}/g)?.length ?? 0;
      const found = [...phonesIn(list.data), ...phonesIn(records)];
      if (found.length > 0) telling.push(`${type} ${path}: ${found[0]}`);
    }
  expect(telling).toEqual([]);
  expect(asked).toBeGreaterThan(80);
  expect(masked).toBeGreaterThan(10);
});

const logged = async (path: string, id: number) =>
  (
    await owner.row<{ n: number }>(
      'select count(*)::int as n from operation_log where path = $1 and target_id = $2',
      [path, String(id)],
    )
  ).n;

test.each([
  ['repair', 'phone', demo, 'data'],
  ['saleRecord', 'buyer_phone', demo, 'data'],
  ['customer', 'mobile', demo, 'identity'],
  ['supplier', 'mobile', demo, 'identity'],
  ['dealer', 'mobile', demo, 'identity'],
  ['company', 'mobile', admin, null],
] as const)(
  'the number of a %s is shown with a right of its own, and each time it is logged',
  async (resource, field, caller, without) => {
    const { data } = await caller.get(`${resource}/index`);
    const row = data.find((one: Record<string, string>) => one[field] !== '') as Record<
      string,
      string
    > & { id: number };
    expect(row[field]).toContain('****');
    const path = `${resource}/reveal`;
    const before = await logged(path, row.id);
    const answer = await caller.post(path, { id: row.id });
    expect(answer.data.mobile).toMatch(/^[\d-]+$/);
    expect(answer.data.mobile.slice(-2)).toBe(row[field]!.slice(-2));
    expect(await logged(path, row.id)).toBe(before + 1);
    if (!without) return;
    const other = await node.signIn(without);
    expect((await other.post(path, { id: row.id })).status).toBe(403);
    const stranger = await node.signIn('other');
    expect((await stranger.post(path, { id: row.id })).status).toBe(404);
    expect(await logged(path, row.id)).toBe(before + 1);
  },
);

test('a mask that comes back from a form leaves the number as it was, another mask is refused', async () => {
  for (const resource of ['customer', 'supplier', 'dealer']) {
    const { data: list } = await demo.get(`${resource}/index`);
    const id = list.find((one: { mobile: string }) => one.mobile !== '').id as number;
    const whole = (await demo.post(`${resource}/reveal`, { id })).data.mobile as string;
    const { data } = await demo.get(`${resource}/info`, { id });
    const form = {
      code: data.code,
      name: data.name,
      contact: data.contact,
      email: data.email,
      address: data.address,
      ...(resource === 'dealer'
        ? { level: data.level, parent_id: data.parent_id, territories: [] }
        : { credit_code: data.credit_code }),
    };
    const edit = (remark: string, mobile: string, version: number) =>
      demo.post(`${resource}/edit`, { ...form, id, version, remark, mobile });
    expect((await edit('noted', data.mobile, data.version)).code).toBe(0);
    expect((await demo.post(`${resource}/reveal`, { id })).data.mobile).toBe(whole);
    expect((await edit('again', '139****0000', data.version + 1)).status).toBe(422);
    // Somebody else was faster: what is told of the record is masked as well.
    const late = await edit('late', '0571-00000000', data.version);
    expect([late.status, late.data.current.mobile]).toEqual([409, data.mobile]);
  }
});

test('the phone number of a company is stored encrypted, also one that an earlier release stored', async () => {
  const stored = await owner.rows<{ mobile: string; sealed: boolean }>(
    `select mobile, mobile_sealed is not null as sealed from company where company_id in (1, 38)`,
  );
  expect(stored).toEqual([
    { mobile: '', sealed: true },
    { mobile: '', sealed: true },
  ]);
  const { data } = await demo.get('company/info');
  expect(data.mobile).toBe('138****0001');
  expect((await demo.post('company/reveal', { id: 1 })).data.mobile).toBe('13800010001');
  expect((await demo.post('company/reveal', { id: 38 })).status).toBe(404);
});
