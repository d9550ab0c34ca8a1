import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { orderPack, readyPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let demo: User;
let other: User;
let rule: number;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  rule = await standardRuleOf(owner);
});

const batchIn = (state: string, company = 1) =>
  owner.row<{ id: number; part_id: number }>(
    'select id, part_id from batch where company_id = $1 and state = $2 order by id limit 1',
    [company, state],
  );
const rowsOf = (pack: number) =>
  owner.row<{ rows: number; distinct: number; state: number; part_id: number; batch_id: number }>(
    `select count(*)::int as rows, count(distinct i.seq)::int as distinct, min(i.state) as state,
       min(i.part_id) as part_id, min(i.batch_id) as batch_id
     from identifier i join identifier_pack p on p.company_id = i.company_id and i.seq between p.first_seq and p.last_seq
     where p.id = $1`,
    [pack],
  );

describe('an order', () => {
  test('is made in the background: rows, event, tally, notice, and the codes read back', async () => {
    const batch = await batchIn('producing');
    const generated = () =>
      owner.row<{ n: number }>(
        `select coalesce(sum(n), 0)::int as n from code_tally where company_id = 1 and metric = 'generated' and batch_id = $1`,
        [batch.id],
      );
    const before = await generated();
    const ordered = await demo.post('identifierPack/add', {
      rule_id: rule,
      batch_id: batch.id,
      quantity: 25_000,
      remark: '第二批',
    });
    expect(ordered).toMatchObject({
      code: 0,
      msg: '已开始生成 25000 个标识',
      data: { state: 'making', made: 0, part_id: batch.part_id, first_code: '', last_code: '' },
    });
    const pack = await readyPack(demo, ordered.data.id);
    expect(pack).toMatchObject({ made: 25_000, quantity: 25_000, level: 'unit' });
    expect(pack.code).toMatch(/^BS\d{8}\d{3}$/);
    for (const code of [pack.first_code, pack.last_code])
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await rowsOf(pack.id)).toEqual({
      rows: 25_000,
      distinct: 25_000,
      state: 1,
      part_id: batch.part_id,
      batch_id: batch.id,
    });
    const events = await owner.row<{ n: number }>(
      `select sum(quantity)::int as n from trace_event where company_id = 1 and pack_id = $1 and kind = 'generate'`,
      [pack.id],
    );
    expect(events.n).toBe(25_000);
    expect((await generated()).n - before.n).toBe(25_000);
    const notices = await owner.rows(
      `select params from notice where sentence = 'packReady' and params ->> 'code' = $1`,
      [pack.code],
    );
    expect(notices).toHaveLength(1);
  });

  test('without a part is of codes that are not allocated', async () => {
    const pack = await orderPack(demo, { rule_id: rule, quantity: 3, level: 'box' });
    expect(pack).toMatchObject({ level: 'box', part_id: null, batch_code: '' });
    expect(await rowsOf(pack.id)).toMatchObject({ rows: 3, state: 0, part_id: null });
  });

  test.each([
    ['nothing', 0],
    ['less than nothing', -1],
    ['a fraction', 1.5],
    ['more than anyone prints', 100_000_001],
    ['a word', 'many'],
  ])('of %s is refused', async (_name, quantity) => {
    expect(await demo.post('identifierPack/add', { rule_id: rule, quantity })).toMatchObject({
      status: 422,
      errors: [{ field: 'quantity' }],
    });
  });

  test('names a rule in effect, a part and a batch of its own company, and a batch that is not over', async () => {
    const [closed, mine, theirs] = [
      await batchIn('closed'),
      await batchIn('producing'),
      await batchIn('producing', 38),
    ];
    const draft = await owner.row<{ id: number }>(
      `select id from encoding_rule where company_id = 1 and state = 'draft' limit 1`,
    );
    const ask = (body: object) => demo.post('identifierPack/add', { quantity: 1, ...body });
    for (const [body, field] of [
      [{ rule_id: 999_999 }, 'rule_id'],
      [{ rule_id: await standardRuleOf(owner, 38) }, 'rule_id'],
      [{ rule_id: draft.id }, 'rule_id'],
      [{ rule_id: rule, batch_id: closed.id }, 'batch_id'],
      [{ rule_id: rule, batch_id: theirs.id }, 'batch_id'],
      [{ rule_id: rule, part_id: theirs.part_id }, 'part_id'],
      [{ rule_id: rule, batch_id: mine.id, part_id: closed.part_id }, 'batch_id'],
    ] as const)
      expect(await ask(body), JSON.stringify(body)).toMatchObject({
        status: 422,
        errors: [{ field }],
      });
  });

  test('is its company’s alone, and only for those who may', async () => {
    const { id } = await orderPack(demo, { rule_id: rule, quantity: 1 });
    for (const path of ['pause', 'resume', 'cancel', 'retry'])
      expect(await other.post(`identifierPack/${path}`, { id })).toMatchObject({ status: 404 });
    expect(await other.get('identifierPack/info', { id })).toMatchObject({ status: 404 });
    const passphrase = 'a long passphrase';
    expect(await other.post('identifierPack/export', { id, passphrase })).toMatchObject({
      status: 404,
    });
    const sales = await node.signIn('sales');
    expect(await sales.post('identifierPack/add', { rule_id: rule, quantity: 1 })).toMatchObject({
      status: 403,
    });
    expect(await sales.post('identifierPack/export', { id, passphrase })).toMatchObject({
      status: 403,
    });
  });
});

describe('the quota of the version', () => {
  const setQuota = (identifiers: number | null) =>
    owner.rows(`update system_version set quotas = $1 where id = 2`, [
      JSON.stringify(identifiers === null ? {} : { identifiers }),
    ]);
  const used = async () => (await other.get('identifierPack/quota')).data.used as number;

  test('is kept to the code, also when many order at once', async () => {
    const theirs = await standardRuleOf(owner, 38);
    const before = await used();
    await setQuota(before + 25);
    const ask = (quantity: number) =>
      other.post('identifierPack/add', { rule_id: theirs, quantity });
    expect(await ask(26)).toMatchObject({
      status: 402,
      msg: `标识额度不足：已用 ${before}，共 ${before + 25}，还能生成 25 个`,
      errors: [{ field: 'quantity' }],
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(5)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 402, 402, 402,
    ]);
    for (const { data } of answers.filter(({ status }) => status === 200))
      await readyPack(other, data.id);
    expect(await other.get('identifierPack/quota')).toMatchObject({
      data: { used: before + 25, quota: before + 25 },
    });
    await setQuota(null);
    expect((await other.get('identifierPack/quota')).data.quota).toBeNull();
    expect((await ask(1)).status).toBe(200);
  });
});
