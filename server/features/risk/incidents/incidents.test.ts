import { describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const [demo, other, sales, data, product] = await Promise.all(
  ['demo', 'other', 'sales', 'data', 'product'].map((name) => node.signIn(name)),
);
const idOf = async (kind: string) =>
  (
    await owner.row<{ id: number }>(
      `select id from incident where company_id = 1 and kind = $1 and state = 'open' order by id limit 1`,
      [kind],
    )
  ).id;

describe('incidents', () => {
  test('are listed, filtered and found by number, by code and by link', async () => {
    const { data: rows, count } = await demo!.get('incident/index', { limit: 100 });
    expect(count).toBe(rows.length);
    const clone = rows.find((one: { kind: string }) => one.kind === 'cloneProvinces');
    expect(clone).toMatchObject({ severity: 3, detail: { provinces: 3, days: 7 } });
    expect(clone.identifier_code).toMatch(/^\w{16}$/);
    for (const keyword of [
      clone.code,
      clone.identifier_code.toLowerCase(),
      `https://x.example/c/${clone.identifier_code}`,
    ]) {
      const found = await demo!.get('incident/index', { keyword });
      expect(found.data.map(({ id }: { id: number }) => id)).toContain(clone.id);
    }
    const guesses = await demo!.get('incident/index', { 'kind[]': 'guessing' });
    expect(guesses.data).toHaveLength(1);
    const { data: info } = await demo!.get('incident/info', { id: clone.id });
    expect(
      new Set(info.scans.map(({ province }: { province: number }) => province)).size,
    ).toBeGreaterThan(2);
  });

  test('are worked on by a command with a reason, all or none, each step once', async () => {
    const [one, two] = [await idOf('cloneDevices'), await idOf('guessing')];
    const move = (name: string, ids: number[], reason = '已核实') =>
      demo!.post(`incident/${name}`, { ids, reason });
    expect((await move('confirm', [one], ' ')).status).toBe(422);
    expect(await move('confirm', [one, two])).toMatchObject({ code: 0, msg: '已确认 2 个事件' });
    expect(await move('confirm', [one])).toMatchObject({ status: 409 });
    expect((await move('close', [one, 999_999])).status).toBe(404);
    expect(await move('close', [one])).toMatchObject({ code: 0 });
    expect(await move('reopen', [one])).toMatchObject({ code: 0 });
    const both = await Promise.all([move('dismiss', [one]), move('dismiss', [one])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const log = await owner.rows(
      `select path from operation_log where target = 'incident' and target_id = $1 order by id`,
      [String(one)],
    );
    expect(log.map(({ path }) => path)).toEqual([
      'incident/confirm',
      'incident/close',
      'incident/reopen',
      'incident/dismiss',
    ]);
  });

  test('that were closed are not reopened while another about the same is open', async () => {
    const id = await idOf('burst');
    for (const name of ['confirm', 'close'])
      await demo!.post(`incident/${name}`, { ids: [id], reason: 'x' });
    await owner.rows(
      `insert into incident (company_id, code, kind, severity, subject, first_time, last_time)
       select company_id, code || 'B', kind, severity, subject, now(), now() from incident where company_id = 1 and id = $1`,
      [id],
    );
    const answer = await demo!.post('incident/reopen', { ids: [id], reason: 'x' });
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.msg).toMatch(/^同一对象已有新的未结事件/);
  });

  test('are the company’s own, and for those who hold the right', async () => {
    const id = await idOf('offTerritory');
    expect((await other!.get('incident/info', { id })).status).toBe(404);
    expect((await other!.post('incident/confirm', { ids: [id], reason: 'x' })).status).toBe(404);
    expect((await product!.get('incident/index')).status).toBe(403);
    expect((await data!.get('incident/index')).status).toBe(200);
    expect((await data!.post('incident/confirm', { ids: [id], reason: 'x' })).status).toBe(403);
    expect((await sales!.post('incident/confirm', { ids: [id], reason: 'x' })).status).toBe(200);
  });

  test('leave as a spreadsheet', async () => {
    const answer = await demo!.get('incident/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('spreadsheet');
  });
});

describe('the live monitor', () => {
  test('shows the newest scans first, on from where one stands', async () => {
    const { data: scans } = await demo!.get('monitor/scans', { limit: 10 });
    expect(scans).toHaveLength(10);
    const times = scans.map(({ scan_time: time }: { scan_time: string }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    const newest = Math.max(...scans.map(({ id }: { id: number }) => id));
    expect((await demo!.get('monitor/scans', { after: newest + 10_000 })).data).toEqual([]);
    expect((await product!.get('monitor/scans')).status).toBe(403);
  });

  test('tells figures that add up', async () => {
    const { data: figures } = await demo!.get('monitor/figures');
    expect(figures.minutes).toHaveLength(60);
    expect(figures.health.nodes).toBeGreaterThan(0);
    const { n } = await owner.row<{ n: number }>(
      `select count(*)::int as n from incident where company_id = 1 and state = 'open'`,
    );
    expect(figures.open_incidents).toBe(n);
  });
});

describe('the code analysis', () => {
  test('adds up in every grouping, for all or for one part', async () => {
    const days = { 'days[]': '2026-01-01' };
    const get = async (more: Record<string, string | number>) => {
      const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
      const range = `codeAnalysis/index?days[]=2020-01-01&days[]=${today}&${new URLSearchParams(
        Object.entries(more).map(([name, value]) => [name, String(value)]),
      ).toString()}`;
      return (await demo!.get(range)).data;
    };
    const log = await owner.row<{ n: number }>(
      `select count(*)::int as n from scan_log where company_id = 1 and counts and channel = 0`,
    );
    for (const by of ['day', 'part', 'batch', 'province']) {
      const { total, rows, is_cut: isCut } = await get({ by });
      expect(total.scanned, by).toBe(log.n);
      expect(total.generated).toBeGreaterThan(total.shipped);
      expect(isCut).toBe(false);
      const sum = rows.reduce((all: number, row: { scanned: number }) => all + row.scanned, 0);
      expect(sum, by).toBe(log.n);
      expect(rows.every(({ name }: { name: string }) => name !== '')).toBe(true);
    }
    const part = (await get({ by: 'part' })).rows.find((row: { key: number }) => row.key > 0);
    expect((await get({ by: 'day', part_id: part.key })).total.scanned).toBe(part.scanned);
    expect((await demo!.get('codeAnalysis/index', days)).status).toBe(422);
    expect((await demo!.get('codeAnalysis/index')).data.rows.length).toBeLessThanOrEqual(30);
  });

  test('is read from its index, whatever else is counted', async () => {
    await owner.rows('set enable_seqscan = off');
    const plan = await owner.rows<{ 'QUERY PLAN': string }>(
      `explain select day, sum(n) from code_tally where company_id = 1 and metric = any('{scanned,verified}')
         and day between current_date - 29 and current_date group by day`,
    );
    expect(JSON.stringify(plan)).toContain('code_tally_pkey');
  });
});
