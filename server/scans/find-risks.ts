import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import {
  burstFinding,
  guessFinding,
  isGuess,
  medianOf,
  scratchFinding,
  territoryFindings,
  verdictFindings,
  type Finding,
  type LoggedScan,
  type Territory,
} from './findings.ts';
import { rulesForPart, rulesOf, type RiskRules } from './risk-rules.ts';

const usualDays = 28;

/** Who has the scanned products, and where dealers may sell. */
export type Reach = {
  holders: ReadonlyMap<number, number>;
  territories: readonly Territory[];
};

export const readReach = async (
  tx: Tx,
  companyId: number,
  scans: readonly LoggedScan[],
): Promise<Reach> => ({
  holders: await readHolders(tx, companyId, scans),
  territories: await readTerritories(tx, companyId),
});

/** Every rule fired by these scans of one company. They are already counted. */
export async function findIn(
  app: App,
  tx: Tx,
  companyId: number,
  scans: readonly LoggedScan[],
  { holders, territories }: Reach,
): Promise<Finding[]> {
  const rules = await rulesOf(app, companyId);
  const guesses = await readGuesses(tx, companyId, scans.filter(isGuess), rules);
  const found = scans.flatMap((scan) => [
    ...verdictFindings(scan, rulesForPart(rules, scan.part_id)),
    ...scratchFinding(scan, rules),
    ...territoryFindings(
      scan,
      holders.get(scan.seq ?? 0),
      territories,
      rulesForPart(rules, scan.part_id),
    ),
    ...guessFinding(scan, guesses.get(scan.address) ?? [], rules),
  ]);
  return [...found, ...(await findBursts(tx, companyId, scans, rules))];
}

export const readTerritories = async (tx: Tx, companyId: number): Promise<Territory[]> =>
  (
    await sql<Territory>`
      select t.dealer_id, t.province, case when t.city is null then null else coalesce(c.name, t.city::text) end as city,
        t.from_day, t.until_day
      from territory t left join city c on c.code = t.city where t.company_id = ${companyId}`.execute(
      tx,
    )
  ).rows;

/** The dealers that hold the scanned products. */
export async function readHolders(
  tx: Tx,
  companyId: number,
  scans: readonly { seq: number | null }[],
): Promise<Map<number, number>> {
  const numbers = [...new Set(scans.flatMap(({ seq }) => seq ?? []))];
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ seq: number; dealer_id: number }>`
    select seq, dealer_id from identifier
    where company_id = ${companyId} and seq = any(${numbers}::bigint[]) and dealer_id is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ seq, dealer_id: dealer }) => [seq, dealer]));
}

/** When these addresses queried unknown codes, as far back as the rule looks. */
export async function readGuesses(
  tx: Tx,
  companyId: number,
  guesses: readonly LoggedScan[],
  { params, isOn }: RiskRules,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  if (guesses.length === 0 || !isOn.guessing) return times;
  const all = guesses.map(({ scan_time: time }) => time.getTime());
  const { rows } = await sql<{ address: string; scan_time: Date }>`
    select address::text, scan_time from scan_log
    where company_id = ${companyId} and seq is null and verdict in (7, 9)
      and address = any(${[...new Set(guesses.map(({ address }) => address))]}::bigint[])
      and scan_time > ${new Date(Math.min(...all) - params.guessing.minutes * 60_000)}
      and scan_time <= ${new Date(Math.max(...all) + 1)}
    order by scan_time`.execute(tx);
  for (const { address, scan_time: time } of rows) {
    const mine = times.get(address);
    if (mine) mine.push(time.getTime());
    else times.set(address, [time.getTime()]);
  }
  return times;
}

/** Batches scanned far more than usual on the days of these scans. */
async function findBursts(
  tx: Tx,
  companyId: number,
  scans: readonly LoggedScan[],
  rules: RiskRules,
): Promise<Finding[]> {
  const last = new Map<string, LoggedScan>();
  for (const scan of scans)
    if (scan.counts && scan.batch_id !== null && rulesForPart(rules, scan.part_id).isOn.burst)
      last.set(`${scan.batch_id} ${scan.day}`, scan);
  if (last.size === 0) return [];
  const asked = [...last.values()];
  const today = await sumsOf(tx, companyId, asked, 0);
  const enough = asked.filter(
    ({ batch_id: batch, part_id: part, day }) =>
      (today.get(`${batch} ${day}`)?.[0] ?? 0) >= rulesForPart(rules, part).params.burst.least,
  );
  if (enough.length === 0) return [];
  const before = await sumsOf(tx, companyId, enough, usualDays);
  return enough.flatMap((scan) => {
    const key = `${scan.batch_id} ${scan.day}`;
    const median = medianOf(before.get(key) ?? [], usualDays);
    return burstFinding(scan, today.get(key)![0]!, median, rulesForPart(rules, scan.part_id));
  });
}

/** How often batches were scanned: on the given days, or on each of so many days before them. */
async function sumsOf(
  tx: Tx,
  companyId: number,
  asked: readonly LoggedScan[],
  daysBefore: number,
): Promise<Map<string, number[]>> {
  const range =
    daysBefore === 0
      ? sql`t.day = a.day`
      : sql`t.day >= a.day - ${daysBefore}::int and t.day < a.day`;
  const { rows } = await sql<{ batch: number; day: string; n: string }>`
    select a.batch, a.day::text, sum(t.n) as n
    from unnest(${asked.map(({ batch_id: batch }) => batch)}::int[], ${asked.map(({ day }) => day)}::date[]) as a (batch, day)
    join scan_total t on t.company_id = ${companyId} and t.metric = 'scanned' and t.over = 1 and ${range}
      and t.batch_id = a.batch
    group by a.batch, a.day, t.day`.execute(tx);
  const sums = new Map<string, number[]>();
  for (const { batch, day, n } of rows)
    sums.set(`${batch} ${day}`, [...(sums.get(`${batch} ${day}`) ?? []), Number(n)]);
  return sums;
}
