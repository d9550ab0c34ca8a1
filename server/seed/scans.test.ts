import { expect, test } from 'vitest';
import { incidentKinds } from '#contract/features/risk/incidents/kinds.ts';
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

test('some of it was scanned in other countries, where it may be', async () => {
  const seen = await owner.rows<{ city: string }>(
    'select distinct city from scan_log where company_id = 1 and province = 0 order by city',
  );
  expect(seen.map(({ city }) => city)).toEqual(['AU', 'DE', 'JP', 'SG', 'US']);
  const astray = await owner.rows(
    'select from scan_stray where company_id = 1 and province in (0, 81)',
  );
  expect(astray).toHaveLength(0);
});

test('every rule has found something in it, and a report of a fake was accepted', async () => {
  const found = await owner.rows<{ kind: string }>(
    'select distinct kind from incident where company_id = 1 order by kind',
  );
  expect(found.map(({ kind }) => kind)).toEqual([...incidentKinds].toSorted());
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

test('the sums of its scans are what they add up', async () => {
  const wrong = await owner.rows(
    `select from scan_total t full join (
       select company_id, metric, grouping(part_id, batch_id, province) as over, day, coalesce(part_id, 0) as part_id,
         coalesce(batch_id, 0) as batch_id, coalesce(province, 0) as province, sum(n) as n
       from code_tally where metric in ('scanned', 'verified', 'alerts')
       group by company_id, metric, day, grouping sets ((), (province), (part_id), (part_id, province), (part_id, batch_id))
     ) c using (company_id, metric, over, day, part_id, batch_id, province) where t.n is distinct from c.n`,
  );
  expect(wrong).toHaveLength(0);
  expect(
    (await owner.row<{ n: number }>('select count(*)::int as n from scan_total')).n,
  ).toBeGreaterThan(0);
});

test('nothing of it waits to be followed', async () => {
  const waiting = await owner.rows(
    'select from scan_log s, scan_reader r where (s.xact, s.id) > (r.xact, r.last_id)',
  );
  expect(waiting).toHaveLength(0);
});

test('its places add up to its log, and show goods outside their territories', async () => {
  const counted = await owner.rows(
    `select company_id, province, city, sum(total)::int as n from scan_place group by 1, 2, 3 order by 1, 2, 3`,
  );
  const logged = await owner.rows(
    `select company_id, province, city, count(*)::int as n from scan_log where counts and channel = 0
     group by 1, 2, 3 order by 1, 2, 3`,
  );
  expect(counted).toEqual(logged);
  const { outside, flows, strays } = await owner.row<Record<string, number>>(
    `select (select sum(outside)::int from scan_place) as outside, (select sum(outside)::int from scan_flow) as flows,
       (select sum(n)::int from scan_stray) as strays`,
  );
  expect(outside).toBeGreaterThan(0);
  expect([flows, strays]).toEqual([outside, outside]);
  const wrong = await owner.rows(
    `select from scan_dealer d full join
       (select company_id, day, dealer_id, sum(total) as total from scan_flow group by 1, 2, 3) f
       using (company_id, day, dealer_id) where d.total is distinct from f.total`,
  );
  expect(wrong).toHaveLength(0);
});
