import { describe, expect, test } from 'vitest';
import { newRequestKey } from '#server/repairs/request-key.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const [demo, other, sales, product] = await Promise.all(
  ['demo', 'other', 'sales', 'product'].map((name) => node.signIn(name)),
);
const { id: partId } = await owner.row<{ id: number }>(
  'select id from part where company_id = 1 order by id limit 1',
);
const sold = async () =>
  (await makeCodes(node, [{ count: 1, state: 'sold' }], { partId }))[0]!.code;
const request = { fault_type: 'noise', content: '有异响', name: '王芳', phone: '+8613800138000' };
const ask = (body: object) => node.anyone().post('api/repair', body);
const rowOf = (code: string) =>
  owner.row<{ id: number; state: string; part_id: number; name: string; complete_time: Date }>(
    `select id, state, part_id, encode(name_sealed, 'escape') as name, complete_time from repair where code = $1 and company_id = 1`,
    [code],
  );

describe('a request for a repair', () => {
  test('gets a number, is told to those who may see it, and keeps who asked to itself', async () => {
    const sn = await sold();
    const answer = await ask({ ...request, sn });
    expect(answer).toMatchObject({ code: 0, msg: `维修申请已提交，单号 ${answer.data.code}` });
    expect(answer.data.code).toMatch(/^WX\d{12}$/);
    const row = await rowOf(answer.data.code as string);
    expect(row).toMatchObject({ state: 'submitted', part_id: partId });
    expect(row.name).not.toContain('王芳');
    for (const [user, count] of [
      [sales!, 1],
      [product!, 0],
    ] as const) {
      const { data } = await user.get('notice/index', { keyword: answer.data.code as string });
      expect(data).toHaveLength(count);
    }
    const log = await owner.row<{ account_id: number | null }>(
      `select account_id from operation_log where path = 'api/repair' and target_id = $1`,
      [String(row.id)],
    );
    expect(log.account_id).toBeNull();
  });

  test('names what is wrong in it', async () => {
    const sn = await sold();
    const empty = await ask({ sn, fault_type: '', content: ' ', name: '', phone: '12' });
    expect(empty.status).toBe(422);
    expect(empty.errors!.map(({ field }) => field)).toEqual([
      'fault_type',
      'content',
      'name',
      'phone',
    ]);
    const odd = await ask({ ...request, sn, fault_type: 'nonsense' });
    expect(odd).toMatchObject({ status: 422, msg: '请选择故障类型' });
    expect(await ask({ ...request, sn: '2222222222222222' })).toMatchObject({ status: 404 });
    const [raw] = await makeCodes(node, [{ count: 1, state: 'voided' }], { partId });
    expect(await ask({ ...request, sn: raw!.code })).toMatchObject({
      status: 409,
      msg: '该产品当前状态为“已作废”，不能申请维修',
    });
  });

  test('sent twice, also at once, is one', async () => {
    const sn = await sold();
    const key = newRequestKey(node.app);
    const both = await Promise.all([
      ask({ ...request, sn, key }),
      ask({ ...request, sn, key }),
      ask({ ...request, sn, key }),
    ]);
    expect(new Set(both.map(({ data }) => data.code)).size).toBe(1);
    expect((await ask({ ...request, sn, key })).data.code).toBe(both[0].data.code);
    const { n } = await owner.row<{ n: number }>(
      'select count(*)::int as n from repair where company_id = 1 and serial_number = $1',
      [sn],
    );
    expect(n).toBe(1);
    expect(await ask({ ...request, sn, key: `${key}x` })).toMatchObject({ status: 409 });
  });

  test('does not come in any number from one address', async () => {
    await owner.rows(`delete from throttle where subject like 'repair:%'`);
    const sn = await sold();
    let last = await ask({ ...request, sn });
    for (let at = 0; at < 20; at++) last = await ask({ ...request, sn });
    expect(last).toMatchObject({ status: 429, msg: '操作过于频繁，请稍后再试' });
    await owner.rows(`delete from throttle where subject like 'repair:%'`);
  });
});

describe('[STA-7] a repair', () => {
  test('moves by real steps through the four public statuses, each step once', async () => {
    const sn = await sold();
    const { data: asked } = await ask({ ...request, sn });
    const { id } = await rowOf(asked.code as string);
    const { data: query } = await node.anyone().get('api/query', { code: sn });
    const statuses: string[] = [];
    const look = async () => {
      const { data } = await node.anyone().get('api/repairLog', { page: 1, id: query.result.id });
      statuses.push(data.data[0].repair_status);
      return data.data[0];
    };
    await look();
    for (const move of ['accept', 'diagnose', 'quote', 'repair', 'test', 'complete', 'close']) {
      expect(
        await sales!.post(`repair/${move}`, { id, note: '内部', reply: '您好' }),
      ).toMatchObject({ code: 0 });
      await look();
    }
    expect(statuses).toEqual([
      '审核中',
      '处理中',
      '处理中',
      '处理中',
      '维修中',
      '维修中',
      '已完成',
      '已完成',
    ]);
    expect((await look()).complete_time).not.toBe('');
    const again = await sales!.post('repair/close', { id });
    expect(again).toMatchObject({ status: 409 });
    expect(again.msg).toBe(`维修单“${asked.code}”的状态是“已结案”，不能结案`);
    const { data: info } = await sales!.get('repair/info', { id });
    expect(info.steps).toHaveLength(8);
    expect(info.steps[1]).toMatchObject({ state: 'accepted', note: '内部', create_user: '钱销客' });
    expect(info).toMatchObject({ name: '王芳', phone: '138****8000', fault_name: '异响' });
  });

  test('moved by two at once moves once, and is turned down only with a word to whoever asked', async () => {
    const { data: asked } = await ask({ ...request, sn: await sold() });
    const { id } = await rowOf(asked.code as string);
    const both = await Promise.all([
      demo!.post('repair/accept', { id }),
      sales!.post('repair/accept', { id }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await demo!.post('repair/reject', { id, note: 'x' })).toMatchObject({
      status: 422,
      msg: '给客户的说明：不能为空',
    });
    expect(await demo!.post('repair/reject', { id, reply: '不在保修范围' })).toMatchObject({
      code: 0,
    });
  });

  test('is listed, filtered, found by number, serial and phone, and its phone shown to those who may see it', async () => {
    const sn = await sold();
    const phone = '13912345678';
    const { data: asked } = await ask({ ...request, sn, phone });
    for (const keyword of [asked.code, sn, sn.toLowerCase().slice(3, 12), phone]) {
      const { data } = await sales!.get('repair/index', { keyword: keyword as string });
      expect(data.map(({ code }: { code: string }) => code)).toContain(asked.code);
      expect(data[0].phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    }
    const waiting = await sales!.get('repair/index', { 'state[]': 'waiting' });
    expect(waiting.data.length).toBeGreaterThan(0);
    expect(waiting.data.every(({ state }: { state: string }) => state === 'waiting')).toBe(true);
    expect((await sales!.get('repair/export')).headers.get('content-type')).toContain(
      'spreadsheet',
    );
  });

  test('is the company’s own, and for those who hold the right', async () => {
    const { id } = await owner.row<{ id: number }>(
      `select id from repair where company_id = 1 and state = 'submitted' limit 1`,
    );
    expect((await other!.get('repair/info', { id })).status).toBe(404);
    expect((await other!.post('repair/accept', { id })).status).toBe(404);
    expect((await product!.get('repair/index')).status).toBe(403);
    expect((await node.anyone().get('repair/index')).status).toBe(401);
  });
});

describe('[CAL-17] the log of repairs', () => {
  const log = (query: Record<string, string | number>) => node.anyone().get('api/repairLog', query);

  test('tells of a scanned product, page by page, and nothing of people', async () => {
    const [{ code: sn, seq }] = (await makeCodes(node, [{ count: 1, state: 'sold' }], {
      partId,
    })) as [{ code: string; seq: number }];
    for (let at = 0; at < 12; at++)
      await owner.rows(
        `insert into repair (company_id, code, seq, serial_number, part_id, fault_type, content, name_sealed, mobile_sealed,
           mobile_index, request_key)
         select 1, 'T-' || $1, $4, $2, $3, 'leak', '我住在湖滨路 1 号', '', '', '', 'T-' || $1`,
        [at, sn, partId, seq],
      );
    const { data: query } = await node.anyone().get('api/query', { code: sn });
    const item = query.result.id as string;
    const first = await log({ page: 1, id: item });
    const second = await log({ page: 2, id: item });
    expect(first.data.data).toHaveLength(10);
    expect(first.data.count).toBe(12);
    expect(second.data.data).toHaveLength(2);
    expect(first.data.data[0]).toEqual({
      create_time: expect.any(String),
      complete_time: '',
      content: '泄漏',
      repair_status: '审核中',
    });
    expect(JSON.stringify(first.data)).not.toContain('湖滨');
    // Nobody reads it by a number, be it of a part or of a product.
    for (const id of ['', 'x', '999999999', '1e3', partId, seq, sn])
      expect((await log({ page: 1, id })).data).toEqual({ data: [], count: 0 });
  });

  test('is not read in any number from one address', async () => {
    await log({ page: 1, id: 'x' });
    await owner.rows(`update throttle set hits = 300 where subject like 'repair log:%'`);
    expect(await log({ page: 1, id: 'x' })).toMatchObject({ status: 429 });
    await owner.rows(`delete from throttle where subject like 'repair log:%'`);
  });
});
