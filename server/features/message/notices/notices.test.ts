import { beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { notify, type NewNotice } from '#server/messages/notices.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const { app, signIn, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
const write = (notice: NewNotice) =>
  transact(app.database.main, systemActor, (tx) => notify(tx, app.cluster, systemActor, notice));
const announce = (title: string, type: NewNotice['type'] = 0, account = 10) =>
  write({
    to: { account },
    type,
    sentence: 'announcement',
    params: { title, content: `内容 ${title}` },
  });

let demo: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  demo = await signIn('demo');
  await owner.rows('delete from notice where account_id = 10');
  for (const [title, type] of [
    ['春', 0],
    ['夏', 1],
    ['秋 100%', 3],
    ['冬_风', 6],
  ] as const)
    await announce(title, type);
  await owner.rows(
    `update notice set create_time = '2026-03-01T23:30:00+08:00' where params->>'title' = '春'`,
  );
});
const titles = async (query: Record<string, string | number>) =>
  ((await demo.get('notice/index', query)).data as Notice[]).map(({ title }) => title);

describe('[CAL-7] the unread of the bell', () => {
  test('are an array with every field of the entity Notice', async () => {
    const answer = await demo.get('notice/index', { limit: 9_999_999, is_read: 0 });
    expect(answer).toMatchObject({ status: 200, code: 0, count: 4 });
    expect(answer.data[0]).toEqual({
      id: expect.any(Number),
      type: 6,
      title: '冬_风',
      content: '内容 冬_风',
      create_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      create_user: '系统',
      is_read: 0,
    });
  });

  test('are never more than 10,000, whatever is asked', async () => {
    await owner.rows(
      `insert into notice (company_id, account_id, batch, type, sentence)
       select 1, 11, gen_random_uuid(), 0, 'passwordChanged' from generate_series(1, 10050)`,
    );
    const product = await signIn('product');
    const answer = await product.get('notice/index', { limit: 9_999_999, is_read: 0 });
    expect(answer.data).toHaveLength(10_000);
    expect(answer.count).toBeGreaterThan(10_049);
    expect(
      (await product.get('notice/index', { limit: 9_999_999, is_read: 0, page: 2 })).data.length,
    ).toBe(answer.count! - 10_000);
  });
});

describe('[CAL-8] the list', () => {
  test('comes in pages, newest first', async () => {
    expect(await titles({ page: 1, limit: 3 })).toEqual(['冬_风', '秋 100%', '夏']);
    expect(await titles({ page: 2, limit: 3 })).toEqual(['春']);
    expect(await titles({ page: 3, limit: 3 })).toEqual([]);
  });

  test('is narrowed by type, state, keyword and dates of Shanghai', async () => {
    expect(await titles({ type: 3 })).toEqual(['秋 100%']);
    expect(await titles({ is_read: 1 })).toEqual([]);
    expect(await titles({ keyword: '夏' })).toEqual(['夏']);
    expect(await titles({ start_date: '2026-03-01', end_date: '2026-03-01' })).toEqual(['春']);
    expect(await titles({ end_date: '2026-02-28' })).toEqual([]);
    expect(await titles({ type: 3, keyword: '夏' })).toEqual([]);
    expect(
      await titles({ type: '', is_read: '', keyword: '', start_date: '', end_date: '' }),
    ).toHaveLength(4);
  });

  test('takes signs of patterns as they are', async () => {
    expect(await titles({ keyword: '%' })).toEqual(['秋 100%']);
    expect(await titles({ keyword: '_' })).toEqual(['冬_风']);
    expect(await titles({ keyword: '\\' })).toEqual([]);
  });

  test('refuses what is no filter', async () => {
    const wrongs: Record<string, string | number>[] = [
      { page: 0 },
      { limit: 0 },
      { type: 7 },
      { is_read: 2 },
      { start_date: '2026-02-30' },
      { page: 'x' },
    ];
    for (const wrong of wrongs)
      expect(await demo.get('notice/index', wrong)).toMatchObject({
        status: 422,
      });
  });

  test('[LNG-2] speaks the reader’s language, and is searched in it', async () => {
    await write({
      to: { account: 10 },
      type: 1,
      sentence: 'companyWaiting',
      params: { company: '青山' },
    });
    const [english] = (await demo.get('notice/index', { limit: 1 }, { lang: 'en' }))
      .data as Notice[];
    expect(english).toMatchObject({ title: 'Verification submitted', create_user: 'System' });
    expect(
      (await demo.get('notice/index', { keyword: 'review it soon' }, { lang: 'en' })).data,
    ).toHaveLength(1);
    expect(
      (await demo.get('notice/index', { keyword: 'review it soon' }, { lang: 'zh_TW' })).data,
    ).toHaveLength(0);
    await owner.rows(`delete from notice where sentence = 'companyWaiting' and account_id = 10`);
  });
});

describe('[CAL-9] marking read', () => {
  test('marks one, and again is no fault', async () => {
    const [first] = (await demo.get('notice/index', { limit: 1 })).data as Notice[];
    for (let twice = 0; twice < 2; twice += 1)
      expect(await demo.get('notice/edit', { id: first!.id })).toMatchObject({ code: 0 });
    expect((await demo.get('notice/index', { is_read: 0 })).count).toBe(3);
    expect(await titles({ is_read: 1 })).toEqual([first!.title]);
  });

  test('marks all when no id is given, and only one’s own', async () => {
    const others = () =>
      owner.row('select count(*)::int from notice where is_read = 0 and account_id <> 10');
    const before = await others();
    expect(await demo.get('notice/edit')).toMatchObject({ code: 0, msg: '已标记为已读' });
    expect((await demo.get('notice/index', { is_read: 0 })).count).toBe(0);
    expect(await others()).toEqual(before);
  });

  test('404 for a notice of somebody else, also of the same company, as for one that does not exist', async () => {
    const { id } = await owner.row<{ id: number }>(
      'select min(id)::int as id from notice where account_id = 12',
    );
    const foreign = await demo.get('notice/edit', { id });
    const unknown = await demo.get('notice/edit', { id: 987_654_321 });
    expect(foreign).toMatchObject({ status: 404, code: 404 });
    expect(foreign.msg).toBe(unknown.msg);
    expect(await owner.row('select is_read from notice where id = $1', [id])).toEqual({
      is_read: 0,
    });
  });
});

describe('writing', () => {
  const count = async () =>
    (await owner.row<{ count: number }>('select count(*)::int from notice')).count;

  test('happens in the transaction of what caused it', async () => {
    const before = await count();
    const refused = transact(app.database.main, systemActor, async (tx) => {
      await notify(tx, app.cluster, systemActor, {
        to: { company: 1 },
        type: 0,
        sentence: 'passwordChanged',
      });
      throw new Error('the cause failed');
    });
    await expect(refused).rejects.toThrow('the cause failed');
    expect(await count()).toBe(before);
  });

  test('reaches the staff of a company, not its dealers, nor anyone disabled', async () => {
    await owner.rows(`update account set disabled = true where username = 'identity'`);
    await write({ to: { company: 1 }, type: 4, sentence: 'passwordChanged' });
    const readers = await owner.rows<{ username: string }>(
      `select a.username from notice n join account a on a.id = n.account_id where n.type = 4 order by 1`,
    );
    expect(readers.map(({ username }) => username)).toEqual([
      'data',
      'demo',
      'line.xu',
      'procure',
      'product',
      'qc.lin',
      'sales',
      'sales.he',
    ]);
  });

  test('where a right is named reaches its holders only', async () => {
    const to = { company: 1, holding: 'procure:supplier:link' } as const;
    await write({ to, type: 6, sentence: 'passwordChanged' });
    const readers = await owner.rows<{ username: string }>(
      `select a.username from notice n join account a on a.id = n.account_id where n.type = 6 and n.sentence = 'passwordChanged' order by 1`,
    );
    expect(readers.map(({ username }) => username)).toEqual(['demo', 'procure']);
  });
});
