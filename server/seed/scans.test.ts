import { expect, test } from 'vitest';
import { riskKinds } from '#contract/features/risk/rules/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

test('the demo was scanned over ninety days in many provinces', async () => {
  const seen = await owner.row<{ n: number; days: number; provinces: number; cities: number }>(
    `select count(*)::int as n, count(distinct scan_time::date)::int as days,
       count(distinct province)::int as provinces, count(distinct city)::int as cities from scan_log`,
  );
  expect(seen.n).toBeGreaterThan(4_000);
  expect(seen.days).toBeGreaterThan(60);
  expect(seen.provinces).toBeGreaterThan(20);
});

test('every rule has found something in it', async () => {
  const found = await owner.rows<{ kind: string }>(
    'select distinct kind from incident where company_id = 1 order by kind',
  );
  expect(found.map(({ kind }) => kind)).toEqual([...riskKinds].toSorted());
});

test('its figures are what its log says', async () => {
  const counted = await owner.rows(
    `select company_id, metric, sum(n)::int as n from code_tally where metric in ('scanned', 'verified')
     group by 1, 2 order by 1, 2`,
  );
  const logged = await owner.rows(
    `select company_id, 'scanned' as metric, count(*)::int as n from scan_log where counts and channel = 0 group by 1
     union all select company_id, 'verified', count(*)::int from scan_log
       where counts and channel = 0 and reasons @> '[{"code": "first"}]' group by 1
     order by 1, 2`,
  );
  expect(counted).toEqual(logged);
  const wrong = await owner.rows(
    `select from (select company_id, seq, count(*) as n from scan_log where counts and channel = 0 and seq > 0 group by 1, 2) s
     full join (select company_id, seq, scans from identifier where scans > 0) i using (company_id, seq)
     where s.n is distinct from i.scans`,
  );
  expect(wrong).toHaveLength(0);
});

test('nothing of it waits to be followed', async () => {
  const waiting = await owner.rows(
    'select from scan_log s, scan_reader r where (s.xact, s.id) > (r.xact, r.last_id)',
  );
  expect(waiting).toHaveLength(0);
});
