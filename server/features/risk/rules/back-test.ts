import { sql } from 'kysely';
import type { ReasonCode } from '#contract/codes/verdicts.ts';
import {
  type RiskKind,
  type RiskParams,
  type RiskTested,
} from '#contract/features/risk/rules/contract.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import {
  guessFinding,
  isGuess,
  territoryFindings,
  verdictFindings,
  type LoggedScan,
} from '#server/scans/findings.ts';
import { readHolders, readTerritories } from '#server/scans/find-risks.ts';
import { asScan } from '#server/scans/log.ts';
import { limitsOf, readRules, type RiskRules } from '#server/scans/risk-rules.ts';
import { judge, type Scan } from '#server/scans/verdict.ts';
import { findPastBursts, type Fired } from './past-bursts.ts';

const mostScans = 200_000;
/** As many of a code's earlier scans as a verdict reads. */
const mostRecent = 64;
const longestBefore = 30;
const mostExamples = 20;
const rowsBetweenPauses = 5_000;

type PastScan = LoggedScan & {
  device: string;
  latitude: number | null;
  longitude: number | null;
  is_before: boolean;
};

/**
 * What a rule with these parameters would have found in past scans. Uses the same code as live scans, and changes
 * nothing.
 */
export async function testRule<K extends RiskKind>(
  app: App,
  tx: Tx,
  companyId: number,
  kind: K,
  params: RiskParams[K],
  days: number,
): Promise<RiskTested> {
  const rules = withRule(await readRules(tx, companyId), kind, params);
  const scans = await readPast(tx, companyId, days);
  const isComplete = scans.length <= mostScans;
  const looked = scans.slice(0, mostScans).toReversed();
  const fired =
    kind === 'burst'
      ? await findPastBursts(tx, companyId, days, rules)
      : await findPast(tx, companyId, kind, looked, rules);
  return {
    scans: looked.filter((scan) => !scan.is_before).length,
    is_complete: isComplete,
    ...(await summarize(app, tx, companyId, fired)),
    by_devices: await findByDevices(kind, looked, rules),
  };
}

/** The company's rules, one of them with other parameters. */
function withRule<K extends RiskKind>(rules: RiskRules, kind: K, params: RiskParams[K]): RiskRules {
  const changed = { ...rules.params, [kind]: params };
  const isOn = { ...rules.isOn, [kind]: true };
  return { params: changed, isOn, limits: limitsOf(changed, isOn), parts: new Map() };
}

/** The company's scans of these days and the earlier ones that the first verdict needs, newest first. */
const readPast = async (tx: Tx, companyId: number, days: number): Promise<PastScan[]> =>
  (
    await sql<PastScan>`
      select company_id, id, '' as xact, scan_time, to_char(scan_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
        seq, part_id, batch_id, channel, verdict, reasons, counts, is_first, address::text, province, device::text, city, latitude,
        longitude, scan_time <= now() - make_interval(days => ${days}) as is_before
      from scan_log
      where company_id = ${companyId} and channel = 0 and call < 2
        and scan_time > now() - make_interval(days => ${days + longestBefore}) and scan_time <= now()
      order by scan_time desc, id desc limit ${mostScans + 1}`.execute(tx)
  ).rows;

async function findPast(
  tx: Tx,
  companyId: number,
  kind: RiskKind,
  scans: readonly PastScan[],
  rules: RiskRules,
): Promise<Fired[]> {
  return findAll(scans, await finderOf(tx, companyId, kind, scans, rules));
}

/** The kinds of which a finding needs devices in different networks. */
const needsNetworks: readonly RiskKind[] = ['cautionDevices', 'cloneDevices', 'speed'];

/** What devices alone would have fired, whatever their networks. */
async function findByDevices(
  kind: RiskKind,
  scans: readonly PastScan[],
  rules: RiskRules,
): Promise<RiskTested['by_devices']> {
  if (!needsNetworks.includes(kind)) return null;
  const fired = await findAll(scans, judgeAgain(kind, rules, true));
  return { fired: fired.length, subjects: new Set(fired.map(({ subject }) => subject)).size };
}

async function findAll(
  scans: readonly PastScan[],
  find: (scan: PastScan) => string | null,
): Promise<Fired[]> {
  const fired: Fired[] = [];
  for (const [at, scan] of scans.entries()) {
    // Yields to other requests.
    if (at % rowsBetweenPauses === 0) await new Promise(setImmediate);
    const subject = find(scan);
    if (subject !== null && !scan.is_before) fired.push({ ...scan, subject });
  }
  return fired;
}

/** Whether the rule fires for a scan, and about what; scans come in order. */
async function finderOf(
  tx: Tx,
  companyId: number,
  kind: RiskKind,
  scans: readonly PastScan[],
  rules: RiskRules,
): Promise<(scan: PastScan) => string | null> {
  if (kind === 'offTerritory') {
    const territories = await readTerritories(tx, companyId);
    const holders = await readHolders(tx, companyId, scans);
    return (scan) =>
      territoryFindings(scan, holders.get(scan.seq ?? 0), territories, rules)[0]?.subject ?? null;
  }
  if (kind === 'guessing') {
    const times = new Map<string, number[]>();
    return (scan) => {
      if (!isGuess(scan)) return null;
      const mine = times.get(scan.address) ?? [];
      times.set(scan.address, mine);
      mine.push(scan.scan_time.getTime());
      return guessFinding(scan, mine, rules)[0]?.subject ?? null;
    };
  }
  // Sales are no scans.
  if (kind === 'wrongSeller') return () => null;
  if (kind === 'unshipped' || kind === 'voided' || kind === 'recalled')
    return (scan) =>
      verdictFindings(scan, rules).find((found) => found.kind === kind)?.subject ?? null;
  return judgeAgain(kind, rules);
}

const reasonOf: Partial<Record<RiskKind, ReasonCode>> = {
  cautionDevices: 'manyDevices',
  cloneDevices: 'tooManyDevices',
  cloneProvinces: 'manyProvinces',
  speed: 'tooFast',
};

/**
 * Evaluates scans again, each with the earlier scans of its code. `devicesAlone` takes every device for one in a network
 * of its own.
 */
function judgeAgain(
  kind: RiskKind,
  rules: RiskRules,
  devicesAlone = false,
): (scan: PastScan) => string | null {
  const wanted = reasonOf[kind]!;
  const recentOf = new Map<number, Scan[]>();
  return (scan) => {
    if (scan.seq === null) return null;
    const { latitude, longitude, device } = scan;
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    const seen = asScan(
      scan.scan_time.getTime(),
      devicesAlone ? { device, address: device } : scan,
      scan.province,
      position,
    );
    const recent = recentOf.get(scan.seq) ?? [];
    if (scan.counts) recentOf.set(scan.seq, [seen, ...recent.slice(0, mostRecent - 1)]);
    // An item that is not on sale is judged by that alone.
    const isOnSale = scan.reasons.some(({ code }) => code === 'first' || code === 'repeat');
    if (!isOnSale) return null;
    const known = { state: 'shipped' as const, count: 1, firstTime: 0, recent };
    const fires = judge(seen, known, rules.limits).reasons.some(({ code }) => code === wanted);
    return fires ? `code:${scan.seq}` : null;
  };
}

async function summarize(app: App, tx: Tx, companyId: number, fired: readonly Fired[]) {
  const countBy = <K extends string | number>(pick: (one: Fired) => K) => {
    const counts = new Map<K, number>();
    for (const one of fired) counts.set(pick(one), (counts.get(pick(one)) ?? 0) + 1);
    return [...counts];
  };
  const subjects = new Map(fired.map((one) => [one.subject, one]));
  const shown = [...subjects.values()].slice(-mostExamples).toReversed();
  return {
    fired: fired.length,
    subjects: subjects.size,
    by_day: countBy(({ day }) => day)
      .map(([day, n]) => ({ day, n }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    by_province: countBy(({ province }) => province)
      .map(([province, n]) => ({ province, n }))
      .toSorted((one, other) => other.n - one.n),
    examples: await describe(app, tx, companyId, shown),
  };
}

async function describe(app: App, tx: Tx, companyId: number, shown: readonly Fired[]) {
  const numbers = shown.flatMap(({ seq }) => seq ?? []);
  const { rows } = await sql<{ seq: number; code: string | null }>`
    select seq, code from identifier where company_id = ${companyId} and seq = any(${numbers}::bigint[])`.execute(
    tx,
  );
  const texts = await codeTexts(app, tx, companyId, rows);
  const parts = await sql<{ id: number; name: string }>`
    select id, name from part where company_id = ${companyId} and id = any(${shown.flatMap(({ part_id: id }) => id ?? [])}::int[])`.execute(
    tx,
  );
  const names = new Map(parts.rows.map(({ id, name }) => [id, name]));
  return shown.map(({ subject, seq, part_id: part, scan_time: time, province, city }) => ({
    subject,
    code: seq === null ? '' : (texts.get(seq) ?? ''),
    part_name: part === null ? '' : (names.get(part) ?? ''),
    time: time.toISOString(),
    province,
    city,
  }));
}
