import { describe, expect, test } from 'vitest';
import { queryResult } from '#contract/features/consumer/contract.ts';
import { makeCodes, phone } from '#server/scans/scanning.fixture.ts';
import { makeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

// Addresses in different provinces, as a trusted proxy passes them.
const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const part = await owner.row<{ id: number; warranty_months: number }>(
  `select id, warranty_months from part where company_id = 1 and warranty_months > 0 order by id limit 1`,
);
const shipped = (count = 1) => makeCodes(node, [{ count, state: 'shipped' }], { partId: part.id });
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const hangzhou = from('115.236.0.9');
const ask = (code: string, headers: Record<string, string> = {}) =>
  node.anyone().get('api/query', { code }, { ...hangzhou, ...headers });
/** What a browser sends back. */
const carriedBy = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
const rowOf = (seq: number) =>
  owner.row<{ scans: number; first_time: Date | null; state: number }>(
    'select scans, first_time, state from identifier where company_id = 1 and seq = $1',
    [seq],
  );

describe('a scan', () => {
  test('[CON-3] answers with verdict, reasons and every field of the query result', async () => {
    const [one] = await shipped();
    const { data } = await ask(one!.code);
    expect(data).toMatchObject({
      verdict: 'GENUINE_FIRST',
      reasons: [{ code: 'first', text: '首次查询' }],
      captcha: false,
    });
    expect(queryResult.strict().parse(data.result)).toMatchObject({
      serial_number: one!.code,
      query_time: 1,
      partId: part.id,
      expire_time: 0,
      expire_month: part.warranty_months,
      company_id: 1,
    });
    expect(data.result.first_verify_time).not.toBe('');
    expect(JSON.stringify(data)).not.toContain(`"seq"`);
  });

  test('of the browser that made the first check stays so, and says when that was in three languages', async () => {
    const [one] = await shipped();
    const first = await ask(one!.code, phone('A'));
    const time = new Date(Date.parse(first.data.result.first_verify_time) + 8 * 3_600_000)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ');
    const cookie = carriedBy(first.headers);
    for (const [lang, own, other] of [
      ['zh_CN', `首次由您于 ${time} 查询`, `首次查询于 ${time}`],
      ['en', `First checked by you at ${time}`, `First checked at ${time}`],
      ['zh_TW', `首次由您於 ${time} 查詢`, `首次查詢於 ${time}`],
    ] as const) {
      const same = {
        verdict: 'GENUINE_FIRST',
        result: { query_time: 1, first_verify_time: first.data.result.first_verify_time },
      };
      const { data } = await ask(one!.code, { ...phone('A', { cookie }), lang });
      expect(data).toMatchObject({ ...same, reasons: [{ code: 'firstByYou', text: own }] });
      // Another phone of the kind behind the same address is the same device, but not the same person.
      const twin = await ask(one!.code, { ...phone('A'), lang });
      expect(twin.data).toMatchObject({
        ...same,
        reasons: [{ code: 'firstChecked', text: other }],
      });
      const after = await ask(one!.code, {
        ...phone('A', { cookie: carriedBy(twin.headers) }),
        lang,
      });
      expect(after.data.reasons).toMatchObject([{ code: 'firstChecked' }]);
    }
    // A mark that it did not write, or that is about another product, makes nobody the first.
    const [two] = await shipped();
    await ask(two!.code, phone('A'));
    for (const carried of [cookie, `sy_first=${'A'.repeat(16)}`])
      expect((await ask(two!.code, phone('A', { cookie: carried }))).data.reasons).toMatchObject([
        { code: 'firstChecked' },
      ]);
    // Nobody else is told so; staff neither.
    expect((await ask(one!.code, phone('B'))).data.reasons).toMatchObject([{ code: 'repeat' }]);
    const { token } = await node.signIn('demo');
    const staff = await ask(one!.code, { ...phone('A'), authorization: `Bearer ${token}` });
    expect(staff.data.reasons).not.toMatchObject([{ code: 'firstByYou' }]);
  });

  test('counts from the first check after shipment, also once the product was returned', async () => {
    const goods = await makeGoods(node, owner);
    const [code] = (await goods.units(1)) as [string];
    const seen = async (agent: string) => {
      const { data } = await ask(code, phone(agent));
      const { query_time: count, first_verify_time: first, id } = data.result;
      const log = await node.anyone().get('api/queryLog', { id });
      const numbers = (log.data as { query_no: number }[]).map(({ query_no: n }) => n);
      const page = await (
        await fetch(`${node.base}/template?code=${code}&language=en`, {
          headers: { ...hangzhou, ...phone(agent) },
        })
      ).text();
      expect(log.count).toBe(numbers.length);
      // The page tells the same as the call.
      const onPage = [...page.matchAll(/<span>(\d+)(?:st|nd|rd|th) check/g)].map(([, n]) =>
        Number(n),
      );
      expect(onPage).toEqual(numbers);
      return { verdict: data.verdict, count, hasFirst: first !== '', numbers };
    };
    const unchecked = { verdict: 'CAUTION', count: 0, hasFirst: false, numbers: [] };
    expect(await seen('A')).toEqual(unchecked);
    expect(await seen('B')).toEqual(unchecked);
    await goods.shipTo({ dealer_id: 1 }, [code]);
    const first = { verdict: 'GENUINE_FIRST', count: 1, hasFirst: true, numbers: [1] };
    expect(await seen('C')).toEqual(first);
    // Looked at before it was shipped, minutes ago: that was another thing.
    const second = { verdict: 'GENUINE_REPEAT', count: 2, hasFirst: true, numbers: [2, 1] };
    expect(await seen('A')).toEqual(second);
    expect(await seen('C')).toEqual({ ...second, verdict: 'GENUINE_FIRST' });

    const back = { from: 'consumer', codes: [code], reason: '退货', is_received: true };
    const { id } = await goods.post('goodsReturn/add', back);
    await goods.post('goodsReturn/restock', { id });
    expect(await seen('D')).toEqual(unchecked);
    await goods.shipTo({ dealer_id: 1 }, [code]);
    expect(await seen('E')).toEqual(first);
    expect(await seen('C')).toEqual(second);
    // The company still sees every one of them.
    expect((await goods.look(code)).scans).toBe(7);
  });

  test('speaks the language of whoever asks', async () => {
    const [one] = await shipped();
    const answer = await ask(one!.code, { lang: 'en' });
    expect(answer.data.reasons[0].text).toBe('This is the first check');
  });

  test('is found as a link, in small letters, with look-alikes and with blanks', async () => {
    const [one] = await shipped();
    const { code } = one!;
    const alike = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    for (const typed of [
      `https://any.example/c/${code}`,
      alike,
      ` ${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)} `,
      `https://id.example/01/06901234567892/21/${code}`,
    ]) {
      const { data } = await ask(typed);
      expect(data.verdict, typed).toMatch(/^GENUINE/);
      expect(data.result.serial_number).toBe(code);
    }
  });

  test('counts one device within half an hour once, by its cookie also from elsewhere', async () => {
    const [one] = await shipped();
    const first = await ask(one!.code, phone('A'));
    const cookie = first.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    await ask(one!.code, phone('A'));
    const carried = { ...from('36.102.0.1'), cookie: cookie.split(';')[0]! };
    const again = await ask(one!.code, { ...phone('B'), ...carried });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await rowOf(one!.seq)).toMatchObject({ scans: 1 });
    await ask(one!.code, phone('B'));
    expect(await rowOf(one!.seq)).toMatchObject({ scans: 2 });
  });

  test('believes no cookie that it did not write', async () => {
    const [one] = await shipped();
    await ask(one!.code, phone('A', { cookie: `sy_device=1234.${'A'.repeat(16)}` }));
    const again = await ask(one!.code, phone('A', { cookie: 'sy_device=; a=b' }));
    expect(again.headers.get('set-cookie')).toContain('sy_device=');
    expect(await rowOf(one!.seq)).toMatchObject({ scans: 1 });
  });

  test('of 500 at once counts each device once, and one is the first', async () => {
    const [one] = await shipped();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) =>
        ask(one!.code, { ...phone(`phone ${at % 50}`), ...from(`115.236.0.${10 + (at % 50)}`) }),
      ),
    );
    const verdicts = answers.map(({ data }) => data.verdict as string);
    expect(verdicts.filter((verdict) => verdict === 'GENUINE_FIRST')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'SUSPECT_CLONE').length).toBeGreaterThan(400);
    expect(await rowOf(one!.seq)).toMatchObject({ scans: 50 });
    const log = await owner.row<{ n: number; counted: number; numbers: number }>(
      `select count(*)::int as n, count(*) filter (where counts)::int as counted,
        count(distinct number) filter (where counts)::int as numbers
       from scan_log where company_id = 1 and seq = $1`,
      [one!.seq],
    );
    expect(log).toEqual({ n: 500, counted: 50, numbers: 50 });
  });

  test('of one address with twelve browsers stays genuine, and counts each of them', async () => {
    const [one] = await shipped();
    const verdicts = [];
    for (let at = 0; at < 12; at += 1) {
      const position = at % 2 === 0 ? beijing : shanghai;
      const answer = await node
        .anyone()
        .get(
          'api/query',
          { code: one!.code, ...position },
          { ...phone(`agent ${at}`), ...from('115.236.3.1') },
        );
      verdicts.push(answer.data.verdict);
    }
    expect(verdicts).toEqual(['GENUINE_FIRST', ...Array<string>(11).fill('GENUINE_REPEAT')]);
    expect(await rowOf(one!.seq)).toMatchObject({ scans: 12 });
    // The same twelve in networks of their own are a copy.
    const last = [];
    for (let at = 0; at < 5; at += 1)
      last.push((await ask(one!.code, { ...phone('x'), ...from(`115.236.4.${at}`) })).data.verdict);
    expect(last.at(-1)).toBe('SUSPECT_CLONE');
  });
  const beijing = { latitude: '39.9042', longitude: '116.4074' };
  const shanghai = { latitude: '31.2304', longitude: '121.4737' };

  test('from three provinces within a week is a suspected copy', async () => {
    const [one] = await shipped();
    await ask(one!.code, phone('A'));
    await ask(one!.code, { ...phone('A'), ...from('36.102.0.1') });
    const { data } = await ask(one!.code, { ...phone('A'), ...from('202.98.0.68') });
    expect(data.verdict).toBe('SUSPECT_CLONE');
    expect(data.reasons.map(({ code }: { code: string }) => code)).toContain('manyProvinces');
  });

  test('by staff and dealers is logged apart and never counted; those of others are consumers', async () => {
    const [one] = await shipped();
    const [demo, other, dealer] = [
      await node.signIn('demo'),
      await node.signIn('other'),
      await node.signIn('dealer', 'dealer'),
    ];
    const askAs = (token: string, agent: string) =>
      ask(one!.code, { ...phone(agent), authorization: `Bearer ${token}` });
    expect((await askAs(demo.token, 'S')).data.verdict).toBe('GENUINE_FIRST');
    await askAs(dealer.token, 'D');
    expect(await rowOf(one!.seq)).toMatchObject({ scans: 0, first_time: null });
    expect((await askAs(other.token, 'O')).data.verdict).toBe('GENUINE_FIRST');
    expect(await rowOf(one!.seq)).toMatchObject({ scans: 1 });
    const rows = await owner.rows<{ channel: number; dealer_id: number | null }>(
      'select channel, dealer_id from scan_log where company_id = 1 and seq = $1 order by id',
      [one!.seq],
    );
    expect(rows).toEqual([
      { channel: 1, dealer_id: null },
      { channel: 2, dealer_id: 1 },
      { channel: 0, dealer_id: null },
    ]);
  });

  test('of what is not on sale says so, and shows nothing of what is void', async () => {
    const codes = await makeCodes(node, [
      { count: 1, state: 'encoded' },
      { count: 1, state: 'packed' },
      { count: 1, state: 'voided' },
      { count: 1, state: 'recalled' },
      { count: 1, state: 'frozen', before: 'shipped' },
    ]);
    const answers = await Promise.all(codes.map(({ code }) => ask(code)));
    expect(answers.map(({ data }) => [data.verdict, data.result === null])).toEqual([
      ['NOT_ACTIVATED', true],
      ['CAUTION', false],
      ['VOID', true],
      ['RECALLED', false],
      ['CAUTION', false],
    ]);
  });

  test('of a code whose batch is recalled says so at once', async () => {
    const batch = await owner.row<{ id: number; part_id: number }>(
      `select id, part_id from batch where company_id = 1 and state = 'recalled' limit 1`,
    );
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], {
      partId: batch.part_id,
      batchId: batch.id,
    });
    expect((await ask(one!.code)).data.verdict).toBe('RECALLED');
  });

  test('keeps the position a phone allows, and the province of its address', async () => {
    const [one] = await shipped();
    await node
      .anyone()
      .get('api/query', { code: one!.code, latitude: '30.25', longitude: '120.1' }, hangzhou);
    const row = await owner.row<object>(
      'select province, city, latitude, longitude from scan_log where company_id = 1 and seq = $1',
      [one!.seq],
    );
    expect(row).toMatchObject({ province: 33, latitude: 30.25, city: '杭州市' });
  });
});

describe('the log of a code', () => {
  test('[CAL-16] tells its checks by page, the newest first, in words', async () => {
    const [one] = await shipped();
    for (const agent of ['A', 'B', 'C']) await ask(one!.code, phone(agent));
    const { data } = await ask(one!.code, phone('C'));
    const id = data.result.id as string;
    const log = await node.anyone().get('api/queryLog', { id, page: 1, limit: 2 });
    expect(log).toMatchObject({
      code: 0,
      count: 3,
      data: [{ query_no: 3, serial_number: one!.code, location: '浙江 杭州市' }, { query_no: 2 }],
    });
    const second = await node
      .anyone()
      .get('api/queryLog', { id, page: 2, limit: 2 }, { lang: 'en' });
    expect(second.data).toMatchObject([{ query_no: 1, location: 'Zhejiang' }]);
  });

  test('is never found by anything but a reference that was given', async () => {
    const [one] = await shipped();
    const { data } = await ask(one!.code);
    const id = data.result.id as string;
    const turned = `${id.slice(0, -2)}${id.at(-2) === 'A' ? 'B' : 'A'}${id.slice(-1)}`;
    for (const wrong of ['1', String(one!.seq), one!.code, '', 'x'.repeat(80), turned, '\0'])
      expect(await node.anyone().get('api/queryLog', { id: wrong })).toMatchObject({
        code: 0,
        count: 0,
        data: [],
      });
    expect((await ask(one!.code)).data.result.id).not.toBe(id);
  });

  test('[CAL-17] the log of repairs is a list with its count', async () => {
    const [one] = await shipped();
    const { id } = (await ask(one!.code)).data.result as { id: string };
    const { data } = await node.anyone().get('api/repairLog', { page: 1, id });
    expect(data).toEqual({ data: [], count: 0 });
  });
});

describe('an activation', () => {
  const form = (sn: string) => ({ name: '张三', phone: '13912345678', sn });

  test('[CAL-18] starts the warranty; a second one is refused and changes nothing', async () => {
    const [one] = await shipped();
    const first = await node.anyone().post('api/active', form(one!.code), hangzhou);
    expect(first).toMatchObject({ code: 0, msg: '激活成功，质保已生效' });
    const { data } = await ask(one!.code);
    expect(data.result.expire_remain_day).toBeGreaterThan(300);
    expect(Date.parse(data.result.expire_time)).toBeGreaterThan(Date.now());
    const before = await owner.row<object>('select * from warranty where seq = $1', [one!.seq]);
    const second = await node
      .anyone()
      .post('api/active', { ...form(one!.code), name: '李四' }, hangzhou);
    expect(second.status).toBe(409);
    expect(second.msg).toMatch(/^该产品已于 \d{4}-\d\d-\d\d 激活，不能重复激活$/);
    expect(await owner.row('select * from warranty where seq = $1', [one!.seq])).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('13912345678');
  });

  test('of 50 at once has one winner', async () => {
    const [one] = await shipped();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => node.anyone().post('api/active', form(one!.code), hangzhou)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const counted = await owner.row<{ n: number; events: number }>(
      `select count(*)::int as n, (select count(*)::int from trace_event_run r join trace_event e
          on e.company_id = r.company_id and e.id = r.event_id and e.record_time = r.record_time
          where r.first_seq = $1 and e.kind = 'activate') as events
       from warranty where seq = $1`,
      [one!.seq],
    );
    expect(counted).toEqual({ n: 1, events: 1 });
    expect(await rowOf(one!.seq)).toMatchObject({ state: 8 });
  });

  test('of what is not sold, unknown or wrongly filled in is refused with the reason', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'packed' }]);
    const post = (body: object) => node.anyone().post('api/active', body, from('36.102.0.7'));
    expect(await post(form(one!.code))).toMatchObject({
      status: 409,
      msg: '该产品当前状态为“已装箱”，不能激活',
    });
    expect(await post(form('ABCDEFGH23456789'))).toMatchObject({ status: 404 });
    expect(await post({ ...form(one!.code), phone: '12' })).toMatchObject({
      status: 422,
      errors: [{ field: 'phone' }],
    });
    expect(await post({ ...form(one!.code), name: ' ' })).toMatchObject({
      status: 422,
      errors: [{ field: 'name' }],
    });
  });
});

describe('many at once', () => {
  test('activate one product with a code of the company’s own: one wins, nobody waits for a connection', async () => {
    const goods = await makeGoods(node, owner);
    const rule = await goods.post('encodingRule/add', {
      name: '自有编码',
      kind: 'own',
      segments: [
        { kind: 'constant', text: 'MANY' },
        { kind: 'sequence', width: 6, radix: 10 },
      ],
    });
    await goods.post('encodingRule/effect', { ids: [rule.id] });
    const [code] = await goods.units(1, goods.batch.id, { rule_id: rule.id });
    await goods.shipTo({ customer_id: await goods.customer() }, [code!]);
    const began = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        node.anyone().post('api/active', { name: '甲', phone: '13900000000', sn: code }, hangzhou),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(409)]).toEqual([1, 49]);
    expect(Date.now() - began).toBeLessThan(8_000);
  });
});
