import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { createStoredFile, type FilePlan } from '#server/seed/file-factories.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { fingerprint, openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  await owner.rows(`select set_config('app.actor', 'system', false)`);
});

/** A file as stored after its upload. */
const arrive = (name: string, plan: Partial<FilePlan> = {}, company = 1) =>
  transact(node.app.database.main, systemActor, (tx) =>
    createStoredFile(node.app, tx, company, {
      name,
      bytes: Buffer.from(randomUUID()),
      type: 'application/pdf',
      ...plan,
    }),
  );
const serial = () => `T${randomUUID().slice(0, 8)}`;
const record = (key: string) => ({ file_path: key, serial_number: 'lie', file_size: '1' });
const uses = (file: { id: number }) =>
  owner.rows(`select owner, owner_id from file_use where company_id = 1 and file_id = $1`, [
    file.id,
  ]);
const unchanged = async (work: () => Promise<unknown>) => {
  const before = await fingerprint(owner, ['node', 'job', 'session']);
  await work();
  expect(await fingerprint(owner, ['node', 'job', 'session'])).toBe(before);
};

describe('[CAL-14] a list of attachments', () => {
  test('is saved with what the files themselves tell, whatever the client says', async () => {
    const sn = serial();
    const bytes = Buffer.from('%PDF-1.5 twelve');
    const report = await arrive(`${sn}##a##报告.pdf`, { bytes });
    const model = await arrive(`${sn}##齿轮.OBJ`, { type: 'text/plain' });
    const answer = await demo.post('WipFile/add', [record(report.key), record(model.key)]);
    expect(answer).toMatchObject({ code: 0, msg: '已保存 2 个附件' });
    expect(answer.data).toMatchObject([
      {
        serial_number: `${sn}##a`,
        origin_name: `${sn}##a##报告.pdf`,
        file_name: '报告.pdf',
        file_path: report.key,
        file_size: bytes.length,
        format: 'pdf',
        create_user: '陈青山',
        version: 1,
      },
      { serial_number: sn, file_name: '齿轮.OBJ', format: 'model' },
    ]);
    expect(answer.data[0].url).toMatch(
      new RegExp(`^/api/file/${report.address}\\?expires=\\d+&signature=[\\w-]{32}$`),
    );
    const { data } = await demo.get('WipFile/index', { serial_number: sn });
    expect(data.map(({ file_name: name }: { file_name: string }) => name)).toEqual(['齿轮.OBJ']);
    expect(await uses(report)).toEqual([{ owner: 'wip_file', owner_id: answer.data[0].id }]);
  });

  test('may come as {list}, and twice the same is the same', async () => {
    const file = await arrive(`${serial()}##照片.png`, { type: 'image/png' });
    const list = [record(file.key), record(file.key)];
    const first = await demo.post('WipFile/add', { list }, { lang: 'en' });
    expect(first).toMatchObject({ code: 0, msg: 'Attachments saved: 1' });
    await unchanged(async () => {
      const again = await demo.post('WipFile/add', { list: [record(file.key)] });
      expect(again).toMatchObject({ code: 0, data: [{ id: first.data[0].id, version: 1 }] });
      await owner.rows(
        `delete from operation_log where id = (select max(id) from operation_log where path = 'WipFile/add')`,
      );
    });
  });

  test('sent by two at the same time is saved once', async () => {
    const file = await arrive(`${serial()}##照片.png`, { type: 'image/png' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => demo.post('WipFile/add', [record(file.key)])),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(new Set(answers.map(({ data }) => data[0].id)).size).toBe(1);
  });

  test.each([
    ['..##..', '文件名称有误，请上传符合“序列号##文件名”的文件'],
    ['a##', '文件名称有误，请上传符合“序列号##文件名”的文件'],
    ['##b', '文件名称有误，请上传符合“序列号##文件名”的文件'],
    ['报告.pdf', '文件名称有误，请上传符合“序列号##文件名”的文件'],
    [`${'长'.repeat(129)}##b.pdf`, '的序列号过长，最多 128 个字符'],
  ])('with a file called %s is refused whole, and the file is named', async (name, words) => {
    const good = await arrive(`${serial()}##好.pdf`);
    const bad = await arrive(name);
    await unchanged(async () => {
      const answer = await demo.post('WipFile/add', [record(good.key), record(bad.key)]);
      expect(answer).toMatchObject({ status: 422, errors: [{ field: 'list.1.file_path' }] });
      expect(answer.msg).toBe(`${name}${words}`);
    });
  });

  test('with a key that never arrived, is another company’s or a picture of a page, changes nothing', async () => {
    const good = await arrive(`${serial()}##好.pdf`);
    const foreign = await arrive(`${serial()}##报告.pdf`, {}, 38);
    const picture = await arrive(`${serial()}##图.webp`, { kind: 'picture', type: 'image/webp' });
    await unchanged(async () => {
      for (const key of [foreign.key, picture.key, 'nowhere/x##y.pdf', 'a\0b', 'a\ud800']) {
        const answer = await demo.post('WipFile/add', [record(good.key), record(key)]);
        expect(answer, key).toMatchObject({
          status: 422,
          msg: '没有找到已上传的文件，请重新上传',
          errors: [{ field: 'list.1.file_path' }],
        });
      }
      expect(await demo.post('WipFile/add', [])).toMatchObject({ status: 422 });
      const many = Array.from({ length: 101 }, () => record(good.key));
      expect(await demo.post('WipFile/add', many)).toMatchObject({ status: 422 });
    });
  });

  test('with a name that its serial number already has is refused whole', async () => {
    const sn = serial();
    const [first, second, third] = [
      await arrive(`${sn}##报告.pdf`),
      await arrive(`${sn}##报告.pdf`),
      await arrive(`${serial()}##报告.pdf`),
    ];
    await demo.post('WipFile/add', [record(first.key)]);
    await unchanged(async () =>
      expect(await demo.post('WipFile/add', [record(third.key), record(second.key)])).toMatchObject(
        {
          status: 409,
          msg: `序列号 ${sn} 已有名为“报告.pdf”的附件，请改名或替换原附件`,
          errors: [{ field: 'list.1.file_path' }],
        },
      ),
    );
  });
});

describe('an attachment', () => {
  const attached = async (name: string, plan: Partial<FilePlan> = {}) => {
    const file = await arrive(name, plan);
    const { data } = await demo.post('WipFile/add', [record(file.key)]);
    type Row = { id: number; version: number; file_name: string; url: string };
    return { file, row: data[0] as Row };
  };

  test('is replaced by another file of the same serial number, and the old one is free', async () => {
    const sn = serial();
    const { file, row } = await attached(`${sn}##旧.pdf`);
    const next = await arrive(`${sn}##新.png`, { type: 'image/png' });
    const change = { id: row.id, version: row.version, file_path: next.key };
    expect(await demo.post('WipFile/edit', change)).toMatchObject({
      code: 0,
      msg: '附件已替换',
      data: { id: row.id, version: 2, file_name: '新.png', format: 'image', serial_number: sn },
    });
    expect(await uses(file)).toEqual([]);
    expect((await fetch(node.base + row.url)).status).toBe(404);
    expect(await uses(next)).toEqual([{ owner: 'wip_file', owner_id: row.id }]);
    // Repeating it succeeds; another edit of what no longer exists is refused.
    expect(await demo.post('WipFile/edit', change)).toMatchObject({ code: 0 });
    const late = await arrive(`${sn}##晚.pdf`);
    expect(
      await demo.post('WipFile/edit', { ...change, version: 1, file_path: late.key }),
    ).toMatchObject({ status: 409, data: { current: { file_name: '新.png' } } });
  });

  test('keeps its file where the new one is of another number, another’s, or attached already', async () => {
    const sn = serial();
    const { file, row } = await attached(`${sn}##甲.pdf`);
    const { file: taken } = await attached(`${sn}##乙.pdf`);
    const same = await arrive(`${sn}##乙.pdf`);
    const elsewhere = await arrive(`${serial()}##甲.pdf`);
    const foreign = await arrive(`${sn}##丙.pdf`, {}, 38);
    const change = (file_path: string) =>
      demo.post('WipFile/edit', { id: row.id, version: row.version, file_path });
    await unchanged(async () => {
      expect(await change(elsewhere.key)).toMatchObject({
        status: 422,
        msg: `新文件的序列号必须是 ${sn}`,
        errors: [{ field: 'file_path' }],
      });
      expect(await change(foreign.key)).toMatchObject({ status: 422 });
      expect(await change(taken.key)).toMatchObject({ status: 409 });
      expect(await change(same.key)).toMatchObject({ status: 409 });
    });
    expect(await uses(file)).toHaveLength(1);
  });

  test('once deleted leaves its file free, and its name can be used again', async () => {
    const name = `${serial()}##报告.pdf`;
    const { file, row } = await attached(name);
    expect((await fetch(node.base + row.url)).status).toBe(200);
    expect(await demo.post('WipFile/delete', { ids: [row.id] })).toMatchObject({ code: 0 });
    expect((await fetch(node.base + row.url)).status).toBe(404);
    expect(await uses(file)).toEqual([]);
    expect(await demo.get('WipFile/info', { id: row.id })).toMatchObject({ status: 404 });
    await attached(name);
  });

  test('is there for its own company only', async () => {
    const sn = serial();
    const { row } = await attached(`${sn}##报告.pdf`);
    expect(await other.get('WipFile/info', { id: row.id })).toMatchObject({ status: 404 });
    expect(await other.get('WipFile/index', { serial_number: sn })).toMatchObject({ count: 0 });
    expect(await other.get('WipFile/index', { keyword: sn })).toMatchObject({ count: 0 });
    expect(await other.post('WipFile/delete', { ids: [row.id] })).toMatchObject({ status: 404 });
  });

  test('is found by words, number, kind and day', async () => {
    const sn = serial();
    await attached(`${sn}##检验报告.pdf`);
    await attached(`${sn}##照片.png`, { type: 'image/png' });
    const names = async (query: Record<string, string>) =>
      (await demo.get('WipFile/index', query)).data.map(
        (row: { file_name: string }) => row.file_name,
      );
    expect(await names({ keyword: sn.slice(2) })).toEqual(['照片.png', '检验报告.pdf']);
    expect(await names({ keyword: '验报', serial_number: sn })).toEqual(['检验报告.pdf']);
    expect(await names({ 'format[]': 'image', serial_number: sn })).toEqual(['照片.png']);
    expect(await names({ serial_number: sn.slice(0, -1) })).toEqual([]);
    const sizes = { serial_number: sn, sort_field: 'file_name', sort_by: 'asc' };
    expect(await names(sizes)).toEqual(['检验报告.pdf', '照片.png']);
  });
});

test('attachments are written by the data administrator, and closed to who lacks the right', async () => {
  const data = await node.signIn('data');
  const file = await arrive(`${serial()}##报告.pdf`);
  expect(await data.post('WipFile/add', [record(file.key)])).toMatchObject({ code: 0 });
  const sales = await node.signIn('sales');
  for (const path of ['WipFile/add', 'WipFile/edit', 'WipFile/delete'])
    expect(await sales.post(path, {})).toMatchObject({ status: 403 });
  for (const path of ['WipFile/index', 'WipFile/info', 'WipFile/export'])
    expect(await sales.get(path)).toMatchObject({ status: 403 });
});
