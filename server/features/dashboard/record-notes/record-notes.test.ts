import { expect, test } from 'vitest';
import type { RecordNote } from '#contract/features/dashboard/record-notes/contract.ts';
import type { RecordStep } from '#contract/features/logs/operation-log/contract.ts';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sweepNotesOfGone } from './sweep.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
const product = await node.signIn('product');
const sales = await node.signIn('sales');
const other = await node.signIn('other');
type User = typeof demo;

const idOf = async (username: string) =>
  (await owner.row<{ id: number }>('select id from account where username = $1', [username])).id;
const newPart = async (): Promise<number> => {
  const made = await demo.post('part/add', { name: `讨论用 ${Math.random()}` });
  return (made.data as { id: number }).id;
};
const add = (user: User, part: number, text: string, more: object = {}) =>
  user.post('recordNote/add', { kind: 'part', record_id: part, text, ...more });
const notesOf = async (user: User, part: number) =>
  (await user.get('recordNote/index', { kind: 'part', record_id: part })).data as RecordNote[];

test('a note stands at its record, newest first, and its author may change and delete it', async () => {
  const part = await newPart();
  await add(product, part, '第一条');
  const made = await add(demo, part, '第二条');
  expect(made, made.msg).toMatchObject({
    code: 0,
    data: { text: '第二条', is_own: true, edit_time: null, version: 1 },
  });
  expect((await notesOf(demo, part)).map(({ text }) => text)).toEqual(['第二条', '第一条']);
  const { id, version } = made.data as RecordNote;
  const content = { text: '改过的', mentions: [], files: [] };
  expect(await demo.post('recordNote/edit', { id, version, ...content })).toMatchObject({
    data: { text: '改过的', edit_time: expect.any(String), version: 2 },
  });
  expect(
    await demo.post('recordNote/edit', { id, version, ...content, text: '晚了' }),
  ).toMatchObject({ status: 409 });
  for (const [path, body] of [
    ['recordNote/edit', { id, version: 2, ...content }],
    ['recordNote/delete', { id }],
  ] as const)
    expect(await product.post(path, body)).toMatchObject({ status: 403 });
  expect(await demo.post('recordNote/delete', { id })).toMatchObject({ code: 0 });
  expect((await notesOf(demo, part)).map(({ text }) => text)).toEqual(['第一条']);
});

test('somebody who is mentioned is told once, with the way to the note', async () => {
  const part = await newPart();
  const [author, named] = [await idOf('demo'), await idOf('product')];
  const told = async () =>
    ((await product.get('notice/index', { limit: 100 })).data as Notice[]).filter(
      ({ page, record_id: record }) => page === '/product/part' && record === part,
    );
  const made = await add(demo, part, '@自己 @同事 请看', { mentions: [named, author, named] });
  expect(new Set((made.data as RecordNote).mentions.map(({ id }) => id))).toEqual(
    new Set([author, named]),
  );
  expect(await told()).toMatchObject([{ title: expect.stringContaining('提到了您') }]);
  const { id, version } = made.data as RecordNote;
  const edited = { id, version, text: '@同事 请再看', mentions: [named], files: [] };
  expect(await demo.post('recordNote/edit', edited)).toMatchObject({ code: 0 });
  expect(await told()).toHaveLength(1);
  const mine = (await demo.get('notice/index', { limit: 100 })).data as Notice[];
  expect(mine.filter(({ record_id: record, page }) => page && record === part)).toEqual([]);
});

test('only colleagues who may see the record are offered and can be mentioned', async () => {
  const part = await newPart();
  const stranger = await idOf('other');
  expect(await add(demo, part, '@外人', { mentions: [stranger] })).toMatchObject({
    status: 422,
    errors: [{ field: 'mentions' }],
  });
  const people = async (kind: string) =>
    ((await demo.get('recordNote/people', { kind })).data as { id: number }[]).map(({ id }) => id);
  const [byer, seller] = [await idOf('procure'), await idOf('sales')];
  expect(await people('supplier')).toContain(byer);
  expect(await people('supplier')).not.toContain(seller);
});

test('a record that one may not see has no notes and no history, one of another company does not exist', async () => {
  const part = await newPart();
  await add(demo, part, '内部');
  const supplier = (
    (await demo.post('supplier/add', { name: `讨论供应商 ${Math.random()}` })).data as {
      id: number;
    }
  ).id;
  const ask = (user: User, kind: string, id: number) =>
    Promise.all([
      user.get('recordNote/index', { kind, record_id: id }),
      user.post('recordNote/add', { kind, record_id: id, text: '甲' }),
      user.get('operLog/ofRecord', { target: kind, target_id: id }),
    ]);
  for (const answer of await ask(sales, 'supplier', supplier))
    expect(answer).toMatchObject({ status: 403 });
  for (const answer of await ask(other, 'part', part))
    expect(answer).toMatchObject({ status: 404 });
  // What has no pages has no notes either.
  for (const answer of await ask(demo, 'account', 10))
    expect(answer).toMatchObject({ status: 404 });
});

test('the history of a record tells what was done to it in words, to those without the right to the log', async () => {
  const part = await newPart();
  const { version } = (await demo.get('part/info', { id: part })).data as { version: number };
  await demo.post('part/edit', { id: part, version, name: '改名' });
  await add(sales, part, '停产了');
  const steps = async (user: User, lang?: string) =>
    (await user.get('operLog/ofRecord', { target: 'part', target_id: part }, lang ? { lang } : {}))
      .data as RecordStep[];
  const found = await steps(sales);
  expect(found.at(-1)).toMatchObject({ path: 'part/add' });
  expect(found[0]).toMatchObject({ path: 'recordNote/add' });
  expect(Object.keys(found[0]!).toSorted()).toEqual(
    ['changed', 'create_time', 'id', 'path', 'realname', 'username'].toSorted(),
  );
});

test('a file that was never uploaded is refused by name', async () => {
  const part = await newPart();
  expect(await add(demo, part, '附件', { files: [`/api/file/${'x'.repeat(22)}`] })).toMatchObject({
    status: 422,
    errors: [{ field: 'files' }],
  });
  expect(await notesOf(demo, part)).toEqual([]);
});

test('with its record a note goes, and its files are free; those of others stay', async () => {
  const [gone, stays] = [await newPart(), await newPart()];
  const { data } = await add(demo, gone, '图纸');
  const note = (data as RecordNote).id;
  await add(demo, stays, '留下');
  const [file] = await owner.rows<{ id: number }>(
    'select id from stored_file where company_id = 1 limit 1',
  );
  await owner.rows(
    `insert into file_use (company_id, file_id, owner, owner_id) values (1, $1, 'recordNote', $2)`,
    [file!.id, note],
  );
  expect(await demo.post('part/delete', { ids: [gone] })).toMatchObject({ code: 0 });
  await transact(node.app.database.main, systemActor, async (tx) =>
    sweepNotesOfGone(tx, await readConfiguration(tx, 'retention')),
  );
  expect(await owner.rows('select from record_note where id = $1', [note])).toEqual([]);
  expect(
    await owner.rows(`select from file_use where owner = 'recordNote' and owner_id = $1`, [note]),
  ).toEqual([]);
  expect((await notesOf(demo, stays)).map(({ text }) => text)).toEqual(['留下']);
});
