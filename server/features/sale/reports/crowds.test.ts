import { expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const sales = await node.signIn('sales');
const sold = (count: number) => makeCodes(node, [{ count, state: 'sold' }]);

test('[CO-6] asking for reports of invented codes counts as guessing', async () => {
  const from = '36.154.0.1';
  const headers = { 'x-forwarded-for': from };
  const { code } = (await sold(1))[0]!;
  const form = async () =>
    (await (await fetch(`${node.base}/report?code=${code}`, { headers })).text()).includes(
      'name="key"',
    );
  expect(await form()).toBe(true);
  for (let at = 0; at < 25; at += 1) {
    const body = new URLSearchParams({ code: `ZZZZ-${at}`, number: 'JB1', end: '0000' });
    await fetch(`${node.base}/report/track`, { method: 'POST', headers, body });
  }
  expect(await form()).toBe(false);
});

test('[BP-8] reports about one shop that are accepted at once are one incident', async () => {
  const codes = await sold(12);
  await owner.rows(`delete from throttle where subject like 'fake report%'`);
  const made = [];
  for (const { code } of codes)
    made.push(
      (await node.anyone().post('api/report', { sn: code, content: '假', shop: '城南' })).data,
    );
  const rows = await owner.rows<{ id: number }>(
    'select id from fake_report where company_id = 1 and code = any($1)',
    [made.map((one) => one.code as string)],
  );
  const answers = await Promise.all(rows.map(({ id }) => sales.post('fakeReport/accept', { id })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const incidents = await owner.rows<{ n: number; hits: number }>(
    `select count(*)::int as n, i.hits from fake_report r
     join incident i on i.company_id = r.company_id and i.id = r.incident_id
     where r.company_id = 1 and r.id = any($1) group by i.id, i.hits`,
    [rows.map(({ id }) => id)],
  );
  expect(incidents).toEqual([{ n: 12, hits: 12 }]);
});
