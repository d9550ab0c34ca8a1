import { sql } from 'kysely';
import { identifierStates, stateOf, type IdentifierState } from '#contract/codes/states.ts';
import { verdicts, type Reason } from '#contract/codes/verdicts.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { LoggedScan } from '../scans/findings.ts';
import { digest } from '../scans/follow.ts';
import { asScan, checksSince } from '../scans/log.ts';
import { defaultLimits, judge, type Scan } from '../scans/verdict.ts';
import { settleIncidents } from './incidents.ts';
import {
  abroad,
  cities,
  homesOf,
  hours,
  makeChance,
  type Chance,
  type City,
} from './scan-places.ts';

const day = 86_400_000;
const minute = 60_000;

/** A product that somebody may scan. */
type Product = {
  seq: number;
  state: number;
  part_id: number | null;
  batch_id: number | null;
  dealer_id: number | null;
  parent_seq: number | null;
  /** How many days ago it left the house, at the earliest. */
  age: number;
  is_recalled: boolean;
};
type Planned = {
  product: Product | null;
  time: number;
  device: string;
  address: string;
  place: City;
  channel?: number;
};

/** Three months of scans: consumers all over the country, and something for every rule to find. */
export async function createScans(tx: Tx, app: App): Promise<void> {
  for (const companyId of [1, 38]) {
    const chance = makeChance(companyId * 7_919);
    const products = await readProducts(tx, companyId);
    const planned = [
      ...usualScans(chance, products, companyId === 1 ? 3_100 : 1_100),
      ...(companyId === 1 ? troubles(chance, products) : []),
      ...(companyId === 1 ? scansAbroad(chance, products) : []),
    ].toSorted((one, other) => one.time - other.time);
    const scans = await writePlanned(tx, companyId, planned);
    await digest(app, tx, companyId, scans);
    await settleIncidents(tx, app, companyId);
  }
  // They are followed already.
  await sql`
    update scan_reader set xact = pg_current_xact_id(), last_id = (select max(id) from scan_log) where name = 'follow'`.execute(
    tx,
  );
}

/**
 * Scans over the last three months of what was made in these batches and nobody looked at yet, with a label that was
 * copied; what follows a scan follows these, too.
 */
export async function fileScans(
  tx: Tx,
  companyId: number,
  batches: readonly number[],
  count: number,
): Promise<number> {
  const products = await readProducts(tx, companyId, batches);
  const outside = products.filter(isOutside);
  if (outside.length === 0) return 0;
  const chance = makeChance(companyId * 7_919 + outside[0]!.seq);
  const planned = [
    ...usualScans(chance, products, count - copies.length),
    ...copiesOf(chance, outside.at(-1)!),
  ].toSorted((one, other) => one.time - other.time);
  await writePlanned(tx, companyId, planned);
  return planned.length;
}

const readProducts = async (
  tx: Tx,
  companyId: number,
  batches: readonly number[] | null = null,
): Promise<Product[]> =>
  (
    await sql<Product>`
      select i.seq, i.state, i.part_id, i.batch_id, i.dealer_id, i.parent_seq,
        greatest(1, current_date - b.product_date - 12) as age, b.state = 'recalled' as is_recalled
      from identifier i join batch b on b.company_id = i.company_id and b.id = i.batch_id
      where i.company_id = ${companyId} and i.level = 0 and i.code is null and b.state <> 'planned'
        and (${batches}::int[] is null or (i.scans = 0 and i.batch_id = any(${batches}::int[]))) order by i.seq`.execute(
      tx,
    )
  ).rows;

const isOutside = ({ state, is_recalled: isRecalled }: Product) =>
  state >= 5 && state <= 8 && !isRecalled;

/** When the present day began in China. */
const midnightNow = () => Math.floor((Date.now() + 8 * 3_600_000) / day) * day - 8 * 3_600_000;

/** A moment on a day so many days ago, at an hour when people look. */
function momentOf(chance: Chance, daysAgo: number): number {
  const hour = chance.weighted(
    hours.map((_, at) => at),
    (at) => hours[at]!,
  );
  const time =
    midnightNow() - daysAgo * day + hour * 60 * minute + chance.between(0, 3_599) * 1_000;
  return Math.min(time, Date.now() - chance.between(2, 200) * minute);
}

/** Buyers check once or twice, at home; more do so lately, as more is sold. */
function usualScans(chance: Chance, products: readonly Product[], count: number): Planned[] {
  // Nobody sees what is still on its way.
  const here = products.filter(
    (product) => isOutside(product) && product.state !== identifierStates.shipped,
  );
  if (here.length === 0) return [];
  const seen = new Set<number>();
  const planned: Planned[] = [];
  for (let tries = 0; planned.length < count && tries < count * 3; tries += 1) {
    const product = chance.pick(here);
    if (seen.has(product.seq)) continue;
    seen.add(product.seq);
    const place = chance.weighted(homesOf(product.dealer_id), ({ weight }) => weight);
    const [device, address] = [chance.mark(), chance.mark()];
    const first = Math.floor(Math.min(product.age, 89) * chance.next() ** 1.1);
    const times = chance.weighted([1, 2, 3], (n) => [55, 30, 15][n - 1]!);
    // What they would do tomorrow is not known yet.
    for (let at = 0, ago = first; at < times && ago >= 0; at += 1, ago -= chance.between(1, 9))
      planned.push({ product, time: momentOf(chance, ago), device, address, place });
    if (chance.next() < 0.03)
      planned.push({ product, time: momentOf(chance, first), device, address, place, channel: 1 });
  }
  return planned;
}

/** Some took home what they bought of the company itself, which may go anywhere. */
function scansAbroad(chance: Chance, products: readonly Product[]): Planned[] {
  const own = products.filter((one) => isOutside(one) && one.dealer_id === null);
  return own.slice(-abroad.length).map((product, at) => ({
    product,
    time: momentOf(chance, Math.min(product.age, 3 + at * 4)),
    device: chance.mark(),
    address: chance.mark(),
    place: abroad[at]!,
  }));
}

const cityOf = (name: string) => cities.find((one) => one.city === name)!;

// Nobody comes from Shenzhen to Chengdu in forty minutes.
const copies: [city: string, minutes: number][] = [
  ['广州市', 0],
  ['深圳市', 300],
  ['成都市', 340],
  ['武汉市', 900],
  ['广州市', 1_400],
  ['重庆市', 1_900],
  ['长沙市', 2_500],
  ['成都市', 3_100],
];

/** One label in too many places at once. */
const copiesOf = (chance: Chance, product: Product): Planned[] =>
  copies.map(([name, minutes]) => ({
    product,
    time: Date.now() - 5 * day + minutes * minute,
    place: cityOf(name),
    device: chance.mark(),
    address: chance.mark(),
  }));

/**
 * A copied label, a diverted box, a guessing attack, a batch that went round, scans of what should not be out, and a
 * genuine product that one address made look like a copy.
 */
function troubles(chance: Chance, products: readonly Product[]): Planned[] {
  const ago = (days: number, minutes = 0) => Date.now() - days * day + minutes * minute;
  const by = (product: Product | null, time: number, place: City): Planned => ({
    product,
    time,
    place,
    device: chance.mark(),
    address: chance.mark(),
  });
  const outside = products.filter(isOutside);
  const copied = outside.find(({ dealer_id: dealer, age }) => dealer === 2 && age > 20)!;
  const clone = copiesOf(chance, copied);
  const shown = outside.filter(({ dealer_id: dealer }) => dealer === 1).at(-1)!;
  const admired = [0, 55, 130].map((minutes) => by(shown, ago(6, minutes), cityOf('杭州市')));
  const boxes = outside.filter(({ parent_seq: box }) => box !== null);
  const box = boxes.filter(({ parent_seq: parent }) => parent === boxes[0]?.parent_seq);
  const diverted = box.slice(0, 9).map((one, at) => by(one, ago(3, at * 97), cityOf('沈阳市')));
  const guesser = chance.mark();
  const guesses = Array.from({ length: 13 }, (_, at) => ({
    ...by(null, ago(2, at * 0.4), cityOf('郑州市')),
    device: guesser,
    address: guesser,
  }));
  const rush = outside.filter(
    ({ batch_id: batch, state }) => batch === boxes[0]?.batch_id && state > 5,
  );
  // All on one day, at whatever hour the demo is made.
  const morning = midnightNow() - day + 10 * 60 * minute;
  const burst = rush
    .slice(-70)
    .map((one, at) => by(one, morning + at * 5 * minute, cityOf('上海市')));
  const odd = [
    ...products.filter(({ is_recalled: is }) => is).slice(0, 4),
    ...products.filter(({ state }) => state === 23).slice(0, 2),
    ...products.filter(({ state }) => state === 3 || state === 4).slice(0, 2),
  ].map((one, at) => by(one, ago(4, at * 333), chance.pick(cities)));
  // Somebody at one address with many browsers: no copy, however much it looks like one.
  const prankster = chance.mark();
  const teased = outside.filter(({ dealer_id: dealer }) => dealer === 1).at(-2)!;
  const pranks = Array.from({ length: 12 }, (_, at) => ({
    ...by(teased, ago(7, at * 3), cityOf('南京市')),
    address: prankster,
  }));
  return [...clone, ...admired, ...diverted, ...guesses, ...burst, ...odd, ...pranks];
}

const knownState = ({ state, is_recalled: isRecalled }: Product): IdentifierState =>
  isRecalled ? 'recalled' : stateOf(state);

type Known = {
  scans: number;
  first: number | null;
  firstNo: number | null;
  recent: Scan[];
};

/** Judges the planned scans one after the other, as if they came now, and writes them and what they count. */
async function writePlanned(
  tx: Tx,
  companyId: number,
  planned: readonly Planned[],
): Promise<LoggedScan[]> {
  const known = new Map<number, Known>();
  const lines = planned.map(({ product, time, device, address, place, channel = 0 }) => {
    const base = { time, device, address, channel, ...place };
    if (!product) return { ...base, seq: null, part: null, batch: null, ...guessed };
    const it = known.get(product.seq) ?? { scans: 0, first: null, firstNo: null, recent: [] };
    known.set(product.seq, it);
    const scan = asScan(time, { device, address }, place.province, null);
    const state = knownState(product);
    const given = { state, count: checksSince(it), firstTime: it.first, recent: it.recent };
    const found = judge(scan, given, defaultLimits);
    const isCounted = channel === 0 && found.counts;
    if (isCounted) it.scans += 1;
    if (isCounted && found.isFirst) [it.first, it.firstNo] = [time, it.scans];
    if (isCounted) it.recent = [scan, ...it.recent].slice(0, 64);
    const { verdict, reasons } = found;
    const { seq, part_id: part, batch_id: batch } = product;
    const number = channel === 0 ? it.scans : null;
    const isFirst = isCounted && found.isFirst;
    return { ...base, seq, part, batch, verdict, reasons, counts: isCounted, isFirst, number };
  });
  const column = <T>(pick: (line: (typeof lines)[number]) => T) => lines.map(pick);
  const { rows } = await sql<LoggedScan>`
    insert into scan_log (company_id, scan_time, seq, part_id, batch_id, channel, verdict, reasons, counts, is_first,
      number, device, address, province, city)
    select ${companyId}, to_timestamp(g.time), g.seq, g.part, g.batch, g.channel, g.verdict, g.reasons, g.counts, g.is_first,
      g.number, g.device, g.address, g.province, g.city
    from unnest(${column(({ time }) => time / 1_000)}::float8[], ${column(({ seq }) => seq)}::bigint[],
      ${column(({ part }) => part)}::int[], ${column(({ batch }) => batch)}::int[],
      ${column(({ channel }) => channel)}::smallint[], ${column(({ verdict }) => verdicts.indexOf(verdict))}::smallint[],
      ${column(({ reasons }) => JSON.stringify(reasons))}::jsonb[], ${column(({ counts }) => counts)}::bool[],
      ${column(({ isFirst }) => isFirst)}::bool[], ${column(({ number }) => number)}::int[], ${column(({ device }) => device)}::bigint[],
      ${column(({ address }) => address)}::bigint[], ${column(({ province }) => province)}::smallint[],
      ${column(({ city }) => city)}::text[]) as g (time, seq, part, batch, channel, verdict, reasons, counts, is_first,
        number, device, address, province, city)
    returning company_id, id, '' as xact, scan_time, to_char(scan_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      seq, part_id, batch_id, channel, verdict, reasons, counts, is_first, address::text, province, city`.execute(
    tx,
  );
  const counted = [...known].filter(([, { scans }]) => scans > 0);
  await sql`
    update identifier i set scans = u.scans, first_time = to_timestamp(u.first), first_no = u.first_no
    from unnest(${counted.map(([seq]) => seq)}::bigint[], ${counted.map(([, one]) => one.scans)}::int[],
      ${counted.map(([, { first }]) => (first === null ? null : first / 1_000))}::float8[],
      ${counted.map(([, { firstNo }]) => firstNo)}::int[]) as u (seq, scans, first, first_no)
    where i.company_id = ${companyId} and i.seq = u.seq`.execute(tx);
  return rows;
}

const guessed: {
  verdict: 'UNKNOWN';
  reasons: Reason[];
  counts: false;
  isFirst: false;
  number: null;
} = {
  verdict: 'UNKNOWN',
  reasons: [{ code: 'unknown' }],
  counts: false,
  isFirst: false,
  number: null,
};
