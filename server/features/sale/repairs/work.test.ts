import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openSms } from '#server/messages/sms.ts';
import { setUpRepairs } from '#server/repairs/repairs.fixture.ts';
import { sendFile } from '#server/testing/uploads.ts';

const node = await startTestNode();
const { owner, demo, sales, warranted, asked, info, move, edit, answer } = await setUpRepairs(node);
const other = await node.signIn('other');
const green = { create: { width: 40, height: 30, channels: 3 as const, background: '#3a6' } };
const { id: seller } = await owner.row<{ id: number }>(
  `select id from account where username = 'sales' and login_type = 'web'`,
);

/** A part that is kept in lots, with so much in stock. */
async function stocked(quantity: string) {
  const code = `SPARE-${Math.random()}`;
  const part = await demo.post('part/add', { name: code, code, kind: 'component' });
  const lot = await demo.post('materialLot/add', {
    part_id: part.data.id,
    quantity,
    received_date: '2026-01-01',
  });
  await demo.post('materialLot/pass', { ids: [lot.data.id] });
  const left = async () =>
    (await demo.get('materialLot/info', { id: lot.data.id })).data as { used: string };
  return { part: part.data.id as number, lot: lot.data as { id: number; code: string }, left };
}

describe('what a repair costs', () => {
  test('is paid by the warranty where there is one, and by the customer where not; due in a week', async () => {
    const plain = await asked();
    await move(plain.id, 'accept');
    expect(await info(plain.id)).toMatchObject({ payer: 'customer', warranty_end: null });
    const due = Date.parse((await info(plain.id)).due_time);
    expect(Math.round((due - Date.now()) / 86_400_000)).toBe(7);
    const covered = await asked('activated');
    await move(covered.id, 'accept');
    expect(await info(covered.id)).toMatchObject({ payer: 'warranty' });
  });

  test('is paid as the warranty stood when the repair was asked for, not when it was accepted', async () => {
    /** Asked for two days ago, of a product whose warranty ended so long after that. */
    const payerOf = async (end: string) => {
      const { id, seq } = await asked('activated');
      await owner.rows(
        `with r as (update repair set create_time = create_time - interval '2 days' where id = $2 returning create_time)
         update warranty w set start_time = r.create_time - interval '1 year', expire_time = r.create_time + $3::interval
         from r where w.company_id = 1 and w.seq = $1`,
        [seq, id, end],
      );
      await move(id, 'accept');
      return (await info(id)).payer;
    };
    expect(await payerOf('-1 second')).toBe('customer');
    expect(await payerOf('1 day')).toBe('warranty');
  });

  test('is quoted, accepted by the customer once, and only then repaired', async () => {
    const { id, link, code } = await asked();
    await move(id, 'accept', 'diagnose');
    const { part } = await stocked('5');
    const parts = [{ part_id: part, quantity: '2', price: 1_250 }];
    expect(await edit(id, { price: 5_000, payer: 'customer', parts })).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ total: 7_500, quote: '' });
    expect(await move(id, 'repair')).toMatchObject({
      status: 409,
      msg: `客户还没有同意维修单“${code}”的报价 ¥75.00，不能继续维修`,
    });
    expect(await move(id, 'quote')).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'quoted', quote: 'asked' });
    expect(await move(id, 'repair')).toMatchObject({ status: 409 });
    expect(await answer(`x${link}`, 7_500)).toMatchObject({ status: 404 });
    const both = await Promise.all([1, 2, 3].map(() => answer(link, 7_500)));
    expect(both.map(({ code: said }) => said)).toEqual([0, 0, 0]);
    expect(await answer(link, 7_500, false)).toMatchObject({
      status: 409,
      msg: '这份报价已经答复过，或已被撤回',
    });
    const { steps, quote } = await info(id);
    expect(quote).toBe('accepted');
    expect(steps.filter(({ kind }: { kind: string }) => kind === 'accepted')).toHaveLength(1);
    const notices = await sales.get('notice/index', { keyword: code });
    expect(notices.data.map(({ title }: { title: string }) => title)).toContain('客户同意维修报价');
    // Another price is another quotation.
    expect(await edit(id, { price: 9_000, parts })).toMatchObject({ code: 0 });
    expect(await move(id, 'repair')).toMatchObject({ status: 409 });
    await move(id, 'requote');
    expect(await answer(link, 11_500, false)).toMatchObject({ code: 0 });
    expect(await sales.post('repair/acceptQuote', { id, note: '' })).toMatchObject({
      status: 422,
    });
    expect(await sales.post('repair/acceptQuote', { id, note: '王女士电话同意' })).toMatchObject({
      code: 0,
    });
    expect(await move(id, 'repair')).toMatchObject({ code: 0 });
  });

  test('is not asked of a customer who does not pay', async () => {
    const { id, link } = await asked();
    await move(id, 'accept', 'diagnose');
    await edit(id, { price: 5_000, payer: 'goodwill', parts: [] });
    await move(id, 'quote');
    expect(await info(id)).toMatchObject({ quote: '' });
    expect(await answer(link, 5_000)).toMatchObject({ status: 409 });
    expect(await move(id, 'repair')).toMatchObject({ code: 0 });
  });
});

describe('a message to the customer', () => {
  test('is sent once at each public status, and never between', async () => {
    let last = 0;
    /** What was sent since the last look. */
    const sent = async () => {
      const rows = await owner.rows<{ id: number; template: string; sealed: Buffer }>(
        'select id::int, template, sealed from sms_message where id > $1 order by id',
        [last],
      );
      last = rows.at(-1)?.id ?? last;
      return rows.map(({ template, sealed }) => ({ template, ...openSms(node.app, sealed)! }));
    };
    const after = async (id: number, one: string) => {
      expect(await move(id, one)).toMatchObject({ code: 0 });
      return (await sent()).map(({ template }) => template);
    };
    const { id, code, link } = await asked();
    await sent();
    expect(await move(id, 'accept')).toMatchObject({ code: 0 });
    const [accepted, ...more] = await sent();
    expect(more).toEqual([]);
    expect(accepted).toMatchObject({ template: 'repair', mobile: '13800138000' });
    const [text, url] = accepted!.text.split('查看进度：') as [string, string];
    expect(text).toMatch(new RegExp(`^【.+】您的维修单 ${code}：处理中。$`));
    const { pathname, search } = new URL(url);
    expect(pathname).toBe('/afterrecords');
    expect(await (await fetch(node.base + pathname + search)).text()).toContain(code);

    expect(await after(id, 'diagnose')).toEqual([]);
    await edit(id, { price: 100, payer: 'customer', parts: [] });
    expect(await after(id, 'quote')).toEqual(['repairQuote']);
    expect(await answer(link, 100)).toMatchObject({ code: 0 });
    expect(await sent()).toEqual([]);
    expect(await after(id, 'repair')).toEqual(['repair']);
    expect(await after(id, 'test')).toEqual([]);
    expect(await move(id, 'complete')).toMatchObject({ code: 0 });
    expect(await sent()).toMatchObject([
      { template: 'repair', text: expect.stringContaining(`${code}：已完成。`) as string },
    ]);
    expect(await after(id, 'close')).toEqual([]);
  });

  test('tells a rejection once', async () => {
    const { id, code } = await asked();
    const { last } = await owner.row<{ last: number }>(
      'select coalesce(max(id), 0)::int as last from sms_message',
    );
    expect(await sales.post('repair/reject', { id, reply: '不在保修范围' })).toMatchObject({
      code: 0,
    });
    const rows = await owner.rows<{ sealed: Buffer }>(
      'select sealed from sms_message where id > $1',
      [last],
    );
    expect(rows.map(({ sealed }) => openSms(node.app, sealed)!.text)).toEqual([
      expect.stringContaining(`${code}：已完成。`),
    ]);
  });
});

describe('the parts of a repair', () => {
  test('are taken from stock when it is tested, once, and lead from the lot to the product', async () => {
    const { id, sn } = await asked();
    const { part, lot, left } = await stocked('3');
    await move(id, 'accept', 'diagnose', 'repair');
    const parts = [{ part_id: part, quantity: '2', price: 0, serial: '' }];
    await edit(id, { payer: 'warranty', parts });
    expect((await left()).used).toBe('0');
    expect(await move(id, 'test')).toMatchObject({ code: 0 });
    expect((await left()).used).toBe('2');
    const [fitted] = (await info(id)).parts;
    expect(fitted).toMatchObject({ is_taken: true, lots: [lot.code] });
    await move(id, 'repair', 'test');
    expect((await left()).used).toBe('2');
    // What is fitted stays; more than there is cannot be.
    expect(await edit(id, { parts: [] })).toMatchObject({
      status: 409,
      msg: '已经装上的配件不能修改',
    });
    await move(id, 'repair');
    await edit(id, { parts: [...parts, { part_id: part, quantity: '2', price: 0, serial: '' }] });
    expect(await move(id, 'test')).toMatchObject({ status: 409 });
    expect((await left()).used).toBe('2');
    const { data: recall } = await demo.get('materialLot/holders', { id: lot.id });
    expect(recall.total).toBe(1);
    expect(sn).not.toBe('');
  });

  test('[MNU-29] with a serial come from the lot that it was received in, and its story and that of the product tell so', async () => {
    const { id, code, sn } = await asked();
    const { part, lot: older, left } = await stocked('5');
    const supplier = await demo.post('supplier/add', { name: `供应商 ${code}` });
    const serial = `PCB-${code}`;
    const receipt = await demo.post('receiving/add', {
      supplier_id: supplier.data.id,
      received_date: '2026-02-01',
      lines: [{ part_id: part, quantity: '1', supplier_codes: [serial], inspection: 'pass' }],
    });
    expect(await demo.post('receiving/post', { id: receipt.data.id })).toMatchObject({ code: 0 });
    await move(id, 'accept', 'diagnose', 'repair');
    const parts = [{ part_id: part, quantity: '1', price: 0, serial }];
    expect(await edit(id, { payer: 'warranty', parts })).toMatchObject({ code: 0 });
    const told = async (text: string, user = demo) =>
      (await user.post('traceQuery/find', { text })).data;
    // Planned is not fitted.
    expect((await told(serial)).fitted).toBeNull();
    expect((await told(sn)).story.repairs).toMatchObject([{ id, parts: [] }]);
    expect(await move(id, 'test')).toMatchObject({ code: 0 });
    expect((await left()).used).toBe('0');
    const [fitted] = (await info(id)).parts;
    expect(fitted.lots).toHaveLength(1);
    expect(fitted.lots).not.toContain(older.code);
    expect(await told(serial)).toMatchObject({
      found: 'serial',
      fitted: { id, code, serial_number: sn },
      genealogy: { lot: { code: fitted.lots[0], used: '1' } },
    });
    const [repair] = (await told(sn)).story.repairs;
    expect(repair).toMatchObject({ id, parts: [{ quantity: '1', serial }] });
    // Who may not see repairs is not told of them here either.
    const clerk = await node.signIn('identity');
    expect(await told(serial, clerk)).toMatchObject({ found: 'serial', fitted: null });
  });

  test('with a serial are fitted in one product only', async () => {
    const [one, two] = [await asked(), await asked()];
    const { part } = await stocked('5');
    for (const { id } of [one, two]) {
      await move(id, 'accept', 'diagnose', 'repair');
      const parts = [{ part_id: part, quantity: '1', price: 0, serial: 'PCB-77' }];
      expect(await edit(id, { payer: 'warranty', parts })).toMatchObject({ code: 0 });
    }
    const both = await Promise.all([
      sales.post('repair/test', { id: one.id }),
      demo.post('repair/test', { id: two.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.msg).toBe(
      '配件序列号“PCB-77”已经装在别的产品上',
    );
  });

  test('and colleagues of others are refused, and what is finished stays', async () => {
    const { id } = await asked();
    const foreign = await owner.row<{ id: number }>(
      'select id from part where company_id = 38 limit 1',
    );
    expect(
      await edit(id, { parts: [{ part_id: foreign.id, quantity: '1', price: 0 }] }),
    ).toMatchObject({ status: 422, errors: [{ field: 'parts.0.part_id' }] });
    const stranger = await owner.row<{ id: number }>(
      `select id from account where company_id = 38 and login_type = 'web' limit 1`,
    );
    expect(await edit(id, { assignee: stranger.id, parts: [] })).toMatchObject({ status: 404 });
    expect((await other.post('repair/edit', { id, version: 1 })).status).toBe(404);
    await sales.post('repair/reject', { id, reply: '不在保修范围' });
    expect(await edit(id, { price: 1, parts: [] })).toMatchObject({ status: 409 });
  });
});

describe('a repair that is given to somebody', () => {
  test('is theirs, is told to them, and is found when it is late', async () => {
    const { id, code } = await asked();
    await demo.post('repair/accept', { id });
    const { data } = await demo.get('repair/info', { id });
    const { version, price, payer } = data;
    const due = new Date(Date.now() - 3_600_000).toISOString();
    expect(
      await demo.post('repair/edit', {
        id,
        version,
        price,
        payer,
        parts: [],
        due_time: due,
        assignee: seller,
      }),
    ).toMatchObject({ code: 0 });
    const codesOf = async (query: Record<string, string>) =>
      (await sales.get('repair/index', { ...query, limit: 100 })).data.map(
        (row: { code: string }) => row.code,
      );
    expect(await codesOf({ mine: 'true' })).toContain(code);
    expect(await codesOf({ overdue: 'true' })).toContain(code);
    expect(await codesOf({ overdue: 'false' })).not.toContain(code);
    const notices = await sales.get('notice/index', { keyword: code });
    expect(notices.data.map(({ title }: { title: string }) => title)).toContain('维修单由您负责');
    const { data: people } = await sales.get('repair/assignees', {});
    expect(people.map(({ id: one }: { id: number }) => one)).toContain(seller);
  });
});

test('a product is replaced by another, which takes over the rest of the warranty', async () => {
  const { id, seq } = await asked('activated');
  const [fresh] = await makeCodes(node, [{ count: 1, state: 'shipped' }], { partId: warranted });
  await move(id, 'accept', 'diagnose');
  const replace = (sn: string) => sales.post('repair/replace', { id, replacement_sn: sn });
  expect(await replace('')).toMatchObject({ status: 422 });
  expect(await replace('2222222222222222')).toMatchObject({
    status: 404,
    errors: [{ field: 'replacement_sn' }],
  });
  expect(await replace(fresh!.code)).toMatchObject({ code: 0 });
  expect(await info(id)).toMatchObject({
    state: 'replaced',
    replacement_sn: fresh!.code,
    replacement_id: fresh!.seq,
  });
  const ends = await owner.rows<{ seq: number; end: string }>(
    `select seq, expire_time::text as end from warranty where company_id = 1 and seq = any($1)`,
    [[seq, fresh!.seq]],
  );
  expect(new Set(ends.map(({ end }) => end)).size).toBe(1);
  expect(ends).toHaveLength(2);
});

describe('the photos after a repair', () => {
  /** The name of a photo that somebody uploaded. */
  const upload = async (user: typeof sales): Promise<string> => {
    const file = { name: 'a.png', bytes: await sharp(green).png().toBuffer() };
    const sent = await sendFile(node.base, user, file, {}, 'repair/photo');
    expect(sent, sent.msg).toMatchObject({ code: 0 });
    return (sent.data as unknown as { name: string }).name;
  };
  const add = (id: number, photos: string[], user = sales) =>
    user.post('repair/addPhotos', { id, photos });
  const kept = async (id: number) =>
    (await info(id)) as { version: number; after_photos: { photo: string }[] };

  test('are added, and the same ones again change nothing', async () => {
    const { id } = await asked();
    const [one, two] = [await upload(sales), await upload(sales)];
    const answers = await Promise.all([1, 2, 3].map(() => add(id, [one])));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    const first = await kept(id);
    expect(first.after_photos).toHaveLength(1);
    const photo = await fetch(`${node.base}${first.after_photos[0]!.photo}`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await add(id, [one])).toMatchObject({ code: 0 });
    expect((await kept(id)).version).toBe(first.version);
    expect(await add(id, [one, two, two])).toMatchObject({ code: 0 });
    expect((await kept(id)).after_photos).toHaveLength(2);
  });

  test('are nine at most', async () => {
    const { id } = await asked();
    const names: string[] = [];
    for (let at = 0; at < 10; at += 1) names.push(await upload(sales));
    expect(await add(id, names)).toMatchObject({ status: 422, errors: [{ field: 'photos' }] });
    expect((await kept(id)).after_photos).toEqual([]);
    expect(await add(id, names.slice(0, 9))).toMatchObject({ code: 0 });
    expect(await add(id, names.slice(9))).toMatchObject({
      status: 409,
      msg: '维修后照片最多 9 张',
      errors: [{ field: 'photos' }],
    });
    expect((await kept(id)).after_photos).toHaveLength(9);
  });

  test('are those that the same person uploaded, never of another company', async () => {
    const { id } = await asked();
    const own = await upload(sales);
    for (const strange of [await upload(other), await upload(demo), 'f'.repeat(32)])
      expect(await add(id, [own, strange])).toMatchObject({
        status: 422,
        msg: '有照片已过期，请重新上传',
        errors: [{ field: 'photos' }],
      });
    expect((await kept(id)).after_photos).toEqual([]);
    expect(await add(id, [await upload(other)], other)).toMatchObject({ status: 404 });
    expect((await kept(id)).after_photos).toEqual([]);
  });
});

test('statistics count repairs by fault, product and part', async () => {
  // Two repairs took three of a part; in the third one it is only planned.
  const { part } = await stocked('9');
  for (const [quantity, ...more] of [['1', 'test'], ['2', 'test'], ['4']] as const) {
    const { id } = await asked();
    await move(id, 'accept', 'diagnose', 'repair');
    const parts = [{ part_id: part, quantity, price: 0, serial: '' }];
    expect(await edit(id, { payer: 'warranty', parts })).toMatchObject({ code: 0 });
    for (const one of more) expect(await move(id, one)).toMatchObject({ code: 0 });
  }
  const day = (ago: number) =>
    new Date(Date.now() + (8 - ago * 24) * 3_600_000).toISOString().slice(0, 10);
  const [first, last] = [day(30), day(0)];
  const { data } = await sales.get(
    `repair/statistics?create_time[]=${first}&create_time[]=${last}`,
  );
  const asking = `r.company_id = 1 and r.create_time >= $1::date::timestamp at time zone 'Asia/Shanghai'
    and r.create_time < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
  const counted = `count(*)::int as repairs, count(r.replacement_seq)::int as replaced`;
  const all = await owner.row<{ repairs: number; replaced: number }>(
    `select ${counted} from repair r where ${asking}`,
    [first, last],
  );
  expect(data).toMatchObject(all);
  const faults = await owner.rows<{ fault_type: string; repairs: number; replaced: number }>(
    `select r.fault_type, ${counted} from repair r where ${asking} group by r.fault_type order by repairs desc, r.fault_type`,
    [first, last],
  );
  expect(data.by_fault).toMatchObject(faults);
  expect(faults).toContainEqual(expect.objectContaining({ fault_type: 'noise' }));
  const used = await owner.row<{ repairs: number; quantity: string }>(
    `select count(distinct r.id)::int as repairs, trim_scale(sum(u.quantity))::text as quantity
     from repair_part u join repair r on r.company_id = u.company_id and r.id = u.repair_id
     where ${asking} and u.is_taken and u.part_id = $3`,
    [first, last, part],
  );
  expect(used).toEqual({ repairs: 2, quantity: '3' });
  const told = (data.by_used_part as { part_id: number }[]).filter((row) => row.part_id === part);
  expect(told).toMatchObject([used]);
  expect((await node.anyone().get('repair/statistics')).status).toBe(401);
});
