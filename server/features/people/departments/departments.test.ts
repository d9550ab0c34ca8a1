import * as XLSX from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
type Signed = Awaited<ReturnType<TestNode['signIn']>>;
let [demo, admin]: Signed[] = [];
beforeAll(async () => {
  demo = await node.signIn('demo');
  admin = await node.signIn('admin', 'admin');
});
const rowsOf = async (by: Signed, resource: string) =>
  (await by.get(`${resource}/index`, { limit: 10_000 })).data as {
    id: number;
    code: string;
    company_id: number | null;
    users: number;
    version: number;
  }[];

describe.each(['dept', 'position', 'level'])('%s', (resource) => {
  test('of a company and of the platform are each one’s own, under the same code', async () => {
    const given = { code: 'SAME', name: '同名', rank: 1 };
    const { rank: _rank, ...plain } = given;
    const body = resource === 'level' ? given : plain;
    const [ours, theirs] = [
      await demo!.post(`${resource}/add`, body),
      await admin!.post(`${resource}/add`, body),
    ];
    expect([ours.code, theirs.code], ours.msg).toEqual([0, 0]);
    const own = await rowsOf(demo!, resource);
    expect(own.every((row) => row.company_id === 1)).toBe(true);
    const platform = await rowsOf(admin!, resource);
    expect(platform.every((row) => row.company_id === null)).toBe(true);
    const twice = await demo!.post(`${resource}/add`, { ...body, name: '另一个' });
    expect(twice).toMatchObject({ status: 409, errors: [{ field: 'code' }] });
    for (const verb of ['edit', 'delete']) {
      const { id, version } = ours.data;
      const asked = verb === 'edit' ? { ...body, id, version } : { ids: [id] };
      expect((await admin!.post(`${resource}/${verb}`, asked)).status).toBe(404);
    }
  });

  test('is found by words', async () => {
    const { data } = await admin!.get(`${resource}/index`, { keyword: 'same' });
    expect(data).toMatchObject([{ code: 'SAME', company_id: null }]);
  });

  test('that people have is not deleted', async () => {
    const held = (await rowsOf(demo!, resource)).find(({ users }) => users > 0)!;
    expect((await demo!.post(`${resource}/delete`, { ids: [held.id] })).status).toBe(409);
  });
});

describe('departments', () => {
  test('stay a tree, and a parent is not deleted before its children', async () => {
    const rows = await rowsOf(demo!, 'dept');
    const of = (code: string) => rows.find((row) => row.code === code)!;
    const [top, below] = [of('OPS'), of('OPS-BUY')];
    const circle = { id: top.id, version: top.version, code: 'OPS', name: '运营中心' };
    expect(await demo!.post('dept/edit', { ...circle, parent_id: below.id })).toMatchObject({
      status: 409,
      errors: [{ field: 'parent_id' }],
    });
    expect((await demo!.post('dept/delete', { ids: [top.id] })).msg).toBe('请先删除下级部门');
  });

  test('are led by somebody of the same house', async () => {
    const foreign = { code: 'L1', name: '甲', leader_id: 1 };
    expect(await demo!.post('dept/add', foreign)).toMatchObject({
      status: 409,
      errors: [{ field: 'leader_id' }],
    });
    expect(await admin!.post('dept/add', foreign)).toMatchObject({
      code: 0,
      data: { leader_name: '平台管理员' },
    });
  });
});

describe('a sheet of levels', () => {
  const call = (path: string, body?: FormData) =>
    fetch(`${node.base}/api/web/level/${path}`, {
      headers: { authorization: `Bearer ${demo!.token}` },
      ...(body ? { method: 'POST', body } : {}),
    });
  const send = async (rows: (string | number)[][]) => {
    const body = new FormData();
    const book = makeBook({ 职级: [['职级编码', '职级名称', '等级'], ...rows] });
    body.append('file', new Blob([new Uint8Array(book)]), '职级.xlsx');
    return (await call('import', body)).json() as Promise<{ code: number }>;
  };

  test('comes in whole or not at all, and goes out', async () => {
    expect(
      await send([
        ['X1', '甲级', 7],
        ['X2', '乙级', 0],
      ]),
    ).toMatchObject({ code: 422 });
    expect(
      await send([
        ['X1', '甲级', 7],
        ['X2', '乙级', 8],
      ]),
    ).toMatchObject({ code: 0 });
    const answer = await call('export?keyword=X1');
    const book = XLSX.read(Buffer.from(await answer.arrayBuffer()));
    const rows = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, {
      header: 1,
    });
    expect(rows[1]!.slice(0, 3)).toEqual(['X1', '甲级', 7]);
  });
});

test('a stopped position is given to nobody new, and stays with those who have it', async () => {
  const { data } = await demo!.get('position/index', { is_active: 'false' });
  const [stopped] = data as { id: number }[];
  const role = (await demo!.get('role/options')).data[1].id as number;
  const given = {
    username: 'stop.one',
    realname: '甲',
    role_ids: [role],
    position_id: stopped!.id,
  };
  expect(await demo!.post('user/add', given)).toMatchObject({
    status: 409,
    errors: [{ field: 'position_id' }],
  });
});
