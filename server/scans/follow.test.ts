import { afterEach, describe, expect, test } from 'vitest';
import { severities, type RiskKind } from '#contract/features/risk/rules/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { openSocket } from '#server/testing/socket.ts';
import { sizes } from '#server/testing/sizes.ts';
import { until } from '#server/testing/wait.ts';
import { makeCodes, phone } from './scanning.fixture.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const places = { hangzhou: '115.236.0.9', hohhot: '36.102.0.1', changchun: '202.98.0.68' };
const ask = (code: string, headers: Record<string, string> = {}) =>
  node.anyone().get('api/query', { code }, { ...from(places.hangzhou), ...headers });

type Incident = { id: number; kind: RiskKind; severity: number; hits: number; state: string };
const incidentsAbout = (subject: string) =>
  owner.rows<Incident & { subject: string }>(
    'select id, kind, severity, hits, state, subject from incident where company_id = 1 and subject = $1 order by id',
    [subject],
  );
const incidentOf = (subject: string, kind: RiskKind, hits = 1) =>
  until(`an incident ${kind} about ${subject}`, async () =>
    (await incidentsAbout(subject)).find((one) => one.kind === kind && one.hits >= hits),
  );
afterEach(async () => void (await owner.rows(`delete from throttle`)));

describe('right behind a scan', () => {
  test('figures by part, batch, day and province grow by what counted', async () => {
    const batch = await owner.row<{ id: number; part_id: number }>(
      `select id, part_id from batch where company_id = 1 and state = 'completed' limit 1`,
    );
    type Sum = { metric: string; province: number; n: number };
    const sums = async () =>
      owner.rows<Sum>(
        `select metric, province, sum(n)::int as n from code_tally where company_id = 1 and batch_id = $1
           and metric in ('scanned', 'verified') and day = (now() at time zone 'Asia/Shanghai')::date
         group by 1, 2 order by 1, 2`,
        [batch.id],
      );
    const before = await sums();
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], {
      partId: batch.part_id,
      batchId: batch.id,
    });
    for (const agent of ['A', 'A', 'B']) await ask(one!.code, phone(agent));
    const grown = (now: Sum[], metric: string) => {
      const of = (list: Sum[]) =>
        list.find((one) => one.metric === metric && one.province === 33)?.n ?? 0;
      return of(now) - of(before);
    };
    const total = (list: Sum[]) => list.reduce((sum, { n }) => sum + n, 0);
    await until('the figures', async () => total(await sums()) - total(before) === 3);
    const now = await sums();
    expect([grown(now, 'scanned'), grown(now, 'verified')]).toEqual([2, 1]);
  });

  test('a copy opens one incident that goes on growing, marks its code and tells who works on it', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    const demo = await node.signIn('demo');
    const socket = await openSocket(node.base, { token: demo.token, userId: 10, app: 'web' });
    for (let at = 0; at < 7; at += 1)
      await ask(one!.code, { ...phone(`phone ${at}`), ...from(`115.236.0.${10 + at}`) });
    const subject = `code:${one!.seq}`;
    const clone = await incidentOf(subject, 'cloneDevices', 3);
    const caution = await incidentOf(subject, 'cautionDevices', 2);
    expect([clone.hits, caution.hits]).toEqual([3, 2]);
    expect(await incidentsAbout(subject)).toHaveLength(2);
    const code = await owner.row<{ risk: number }>('select risk from identifier where seq = $1', [
      one!.seq,
    ]);
    expect(code.risk).toBe(2);
    const info = await demo.get('incident/info', { id: clone.id });
    expect(info.data).toMatchObject({
      kind: 'cloneDevices',
      identifier_code: one!.code,
      detail: { devices: 5, days: 7, n: 7 },
    });
    expect(info.data.scans.length).toBe(7);
    expect((await socket.next('warning')).content).toMatch(/疑似复制/);
    await socket.next('scans');
    const notices = await demo.get('notice/index', { type: 5, limit: 50 });
    expect(JSON.stringify(notices.data)).toContain(one!.code);
    socket.close();
  });

  test.each<[RiskKind, 'encoded' | 'voided' | 'recalled']>([
    ['unshipped', 'encoded'],
    ['voided', 'voided'],
    ['recalled', 'recalled'],
  ])('a scan of what is %s opens an incident', async (kind, state) => {
    const [one] = await makeCodes(node, [{ count: 1, state }]);
    await ask(one!.code);
    const incident = await incidentOf(`code:${one!.seq}`, kind);
    expect(incident.severity).toBe(severities[kind]);
  });

  test('a code that travels too fast or through three provinces does too', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    for (const ip of Object.values(places)) await ask(one!.code, from(ip));
    await incidentOf(`code:${one!.seq}`, 'speed', 2);
    await incidentOf(`code:${one!.seq}`, 'cloneProvinces');
  });

  test('a product that is asked for where its dealer may not sell: staff know, consumers do not', async () => {
    await owner.rows(`delete from territory`);
    await owner.rows(`insert into territory (company_id, dealer_id, province) values (1, 2, 33)`);
    const [one] = await makeCodes(node, [{ count: 1, state: 'received', dealerId: 2 }]);
    const { data } = await ask(one!.code, from(places.hohhot));
    expect(data.verdict).toBe('GENUINE_FIRST');
    expect(data.reasons).toHaveLength(1);
    const incident = await incidentOf('dealer:2:15', 'offTerritory');
    const demo = await node.signIn('demo');
    const { data: info } = await demo.get('incident/info', { id: incident.id });
    expect(info).toMatchObject({ province: 15, dealer_name: '宁波甬江商贸有限公司' });
    expect(info.scans[0].code).toBe(one!.code);
  });

  test('a product that is asked for in another city of its dealer’s province', async () => {
    await owner.rows(`delete from territory`);
    await owner.rows(
      `insert into territory (company_id, dealer_id, province, city) values (1, 2, 33, 330200), (1, 1, 33, 330100)`,
    );
    const [far, near] = await makeCodes(node, [
      { count: 1, state: 'received', dealerId: 2 },
      { count: 1, state: 'received', dealerId: 1 },
    ]);
    await ask(near!.code);
    await ask(far!.code);
    await incidentOf('dealer:2:33', 'offTerritory');
    expect(await incidentsAbout('dealer:1:33')).toEqual([]);
  });

  test('a batch that is asked for far more than usual', async () => {
    const batch = await owner.row<{ id: number; part_id: number }>(
      `select id, part_id from batch where company_id = 1 and state = 'closed' order by id limit 1`,
    );
    for (const table of ['code_tally', 'scan_total'])
      await owner.rows(`delete from ${table} where batch_id = $1 and metric = 'scanned'`, [
        batch.id,
      ]);
    const made = await makeCodes(node, [{ count: 50, state: 'sold' }], {
      partId: batch.part_id,
      batchId: batch.id,
    });
    await Promise.all(made.slice(0, 49).map(({ code }) => ask(code)));
    await until('49 scans', async () => {
      const { n } = await owner.row<{ n: number }>(
        `select coalesce(sum(n), 0)::int as n from code_tally where batch_id = $1 and metric = 'scanned'`,
        [batch.id],
      );
      return n === 49;
    });
    expect(await incidentsAbout(`batch:${batch.id}`)).toEqual([]);
    await ask(made[49]!.code);
    await incidentOf(`batch:${batch.id}`, 'burst');
  });

  test('staff and dealers never open one', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'voided' }]);
    const demo = await node.signIn('demo');
    await ask(one!.code, { authorization: `Bearer ${demo.token}` });
    const [other] = await makeCodes(node, [{ count: 1, state: 'voided' }]);
    await ask(other!.code);
    await incidentOf(`code:${other!.seq}`, 'voided');
    expect(await incidentsAbout(`code:${one!.seq}`)).toEqual([]);
  });

  test('a rule that is switched off finds nothing more, and one with other numbers finds by them', async () => {
    const demo = await node.signIn('demo');
    const edit = (body: object) => demo.post('risk/edit', body);
    expect(await edit({ kind: 'voided', enabled: false, params: {}, version: 0 })).toMatchObject({
      code: 0,
    });
    expect(
      await edit({
        kind: 'cautionDevices',
        enabled: true,
        params: { devices: 2, hours: 1 },
        version: 0,
      }),
    ).toMatchObject({ code: 0 });
    const [voided, sold] = await makeCodes(node, [
      { count: 1, state: 'voided' },
      { count: 1, state: 'sold' },
    ]);
    await ask(voided!.code);
    await ask(sold!.code, phone('A'));
    const { data } = await ask(sold!.code, { ...phone('B'), ...from('115.236.0.10') });
    expect(data).toMatchObject({
      verdict: 'CAUTION',
      reasons: [{ code: 'manyDevices', text: '1 小时内有 2 台设备查询过该码' }, {}],
    });
    await incidentOf(`code:${sold!.seq}`, 'cautionDevices');
    expect(await incidentsAbout(`code:${voided!.seq}`)).toEqual([]);
    for (const kind of ['voided', 'cautionDevices']) await demo.post('risk/reset', { kind });
  });
});

describe(`${sizes.scans} scans that wait`, () => {
  test('are all followed, none twice, although they came in one transaction', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    const batch = await owner.row<{ id: number; part_id: number }>(
      `select id, part_id from batch where company_id = 38 order by id limit 1`,
    );
    const count = async () =>
      (
        await owner.row<{ n: number }>(
          `select coalesce(sum(n), 0)::int as n from code_tally
           where company_id = 38 and batch_id = $1 and metric = 'scanned'
             and day = (now() at time zone 'Asia/Shanghai')::date`,
          [batch.id],
        )
      ).n;
    const before = await count();
    await owner.rows(
      `insert into scan_log (company_id, seq, part_id, batch_id, verdict, reasons, counts, number, device, address, province)
       select 38, 1000000 + n % 50000, $1, $2, 1, '[{"code": "repeat", "params": {"n": 1}}]', true, 1, n, n % 1000, 11 + n % 3
       from generate_series(1, $3::int) as n`,
      [batch.part_id, batch.id, sizes.scans],
    );
    const began = Date.now();
    await ask(one!.code);
    await until('all of them', async () => (await count()) === before + sizes.scans);
    expect(Date.now() - began).toBeLessThan(15_000);
    await until(
      'the burst',
      async () =>
        (
          await owner.rows(
            `select from incident where company_id = 38 and kind = 'burst' and subject = $1`,
            [`batch:${batch.id}`],
          )
        ).length === 1,
    );
    expect(await count()).toBe(before + sizes.scans);
  });
});

describe('what one company spoils', () => {
  test('holds up no other, and its scans are counted still', async () => {
    const sums = async (company: number) =>
      (
        await owner.row<{ n: number }>(
          `select coalesce(sum(n), 0)::int as n from code_tally where company_id = $1 and metric = 'scanned'`,
          [company],
        )
      ).n;
    const [bad] = await makeCodes(node, [{ count: 1, state: 'voided' }]);
    const [good] = await makeCodes(node, [{ count: 1, state: 'sold' }], { companyId: 38 });
    const before = [await sums(1), await sums(38)];
    // Incidents of the first company cannot be stored.
    await owner.rows(
      `alter table incident add constraint spoilt check (company_id <> 1 or kind <> 'voided') not valid`,
    );
    await ask(bad!.code);
    await ask(good!.code);
    await until('both companies', async () => {
      const now = [await sums(1), await sums(38)];
      return now[0] === before[0]! + 1 && now[1] === before[1]! + 1;
    });
    await owner.rows(`alter table incident drop constraint spoilt`);
  });
});
