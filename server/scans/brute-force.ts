import type { App } from '../app.ts';
import { leastRecentlyUsed, onePerServer, type LeastRecentlyUsed } from '../cache.ts';
import { builderOn } from '../database/connection.ts';
import { systemActor, transactOn } from '../database/database.ts';
import { redeemCaptcha } from '../access/captchas.ts';
import { writeScans, type LogLine } from './log.ts';
import type { Origin } from './visitor.ts';

/**
 * How many codes an address may query; from then on it needs a captcha, and after as many again, with or without
 * captchas, it is blocked.
 */
export type GuessLimits = { codes: number; minutes: number; block_minutes: number };
/** The state of an address: free, must solve a captcha, or blocked. */
export type ThrottleState = 'free' | 'captcha' | 'blocked';
/** What is counted: codes that were never issued, or genuine ones, of which an address may query far more. */
type Counting = 'guess' | 'lookup';

type Guess = {
  origin: Origin;
  limits: GuessLimits;
  /** The log entry for something that looks like a company's code, once its answer is known. */
  line: ((standing: ThrottleState) => LogLine) | null;
};
type Waiting = Omit<Guess, 'line'> & {
  line: LogLine | null;
  counting: Counting;
  /** Including earlier ones that were not counted yet. */
  weight: number;
  resolve: (standing: ThrottleState) => void;
  reject: (error: unknown) => void;
};
/** Until when an address is blocked or needs a captcha, and the thresholds that applied to a single address. */
type Rest = { until: number; isBlocked: boolean; limits: GuessLimits };
/** Queries of an address that only this node knows of. */
type Early = { count: number; until: number };
type Guard = {
  waiting: Waiting[];
  isBusy: boolean;
  /** By subject: `guess:{address}`. */
  rests: LeastRecentlyUsed<string, Rest>;
  early: LeastRecentlyUsed<string, Early>;
};

const mostAtOnce = 512;
const mostRests = 200_000;
/** The first few wrong codes of an address cost no query; they are counted with the next one. */
const forgiven = 2;
/** The networks of one IPv6 customer together may do this many times as much as one. */
const wideFactor = 8;
const guardOf = onePerServer((app: App): Guard => {
  const guard: Guard = {
    waiting: [],
    isBusy: false,
    rests: leastRecentlyUsed(mostRests),
    early: leastRecentlyUsed(mostRests),
  };
  app.cluster.subscribe((message) => {
    if (message.topic === 'guess') remember(guard, message.subject, message);
  });
  return guard;
});

function remember({ rests }: Guard, subject: string, { until, isBlocked, limits }: Rest): void {
  rests.set(subject, { until, isBlocked, limits });
}

type Subject = { subject: string; factor: number };
const subjectsOf = ({ address, wide }: Origin, counting: Counting): Subject[] => [
  { subject: `${counting}:${address}`, factor: 1 },
  ...(wide === null ? [] : [{ subject: `${counting}:${wide}`, factor: wideFactor }]),
];

function restOf({ rests }: Guard, subject: string): Rest | null {
  const rest = rests.get(subject);
  if (!rest) return null;
  if (rest.until > Date.now()) return rest;
  rests.delete(subject);
  return null;
}

/** What holds an address up, from memory: a block before a captcha. */
function findRest(app: App, origin: Origin): (Rest & { counting: Counting }) | null {
  const guard = guardOf(app);
  let found: (Rest & { counting: Counting }) | null = null;
  for (const counting of ['guess', 'lookup'] as const)
    for (const { subject } of subjectsOf(origin, counting)) {
      const rest = restOf(guard, subject);
      if (rest && (!found || rest.isBlocked)) found = { ...rest, counting };
    }
  return found;
}

/** The state of an address from memory: a blocked one costs nothing. */
export function standingOf(app: App, origin: Origin): ThrottleState {
  const rest = findRest(app, origin);
  return rest === null ? 'free' : rest.isBlocked ? 'blocked' : 'captcha';
}

/** Whether an address may query now. Querying without a required captcha counts like the queries that led to it. */
export async function admitGuesser(
  app: App,
  origin: Origin,
  given: { captcha?: string | undefined; key?: string | undefined },
): Promise<ThrottleState> {
  const rest = findRest(app, origin);
  if (!rest) return 'free';
  if (rest.isBlocked) return 'blocked';
  if (await redeemCaptcha(app.database.main, app.secrets, given.key, given.captcha)) return 'free';
  const { counting, limits } = rest;
  const after = await enqueue(app, { origin, limits, line: null, counting, weight: 1 });
  return after === 'blocked' ? 'blocked' : 'captcha';
}

/**
 * Counts an unknown code, for all nodes together; the answer waits for it, so that concurrent guesses are counted. It is
 * logged after the answer: otherwise codes in a company's format would take longer than others and could be told apart.
 */
export async function countGuess(app: App, guess: Guess): Promise<ThrottleState> {
  const standing = await countOnly(app, guess);
  const line = guess.line?.(standing);
  if (line)
    enqueue(app, { ...guess, line, counting: 'guess', weight: 0 }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'a guess was not logged'),
    );
  return standing;
}

function countOnly(app: App, guess: Guess): Promise<ThrottleState> {
  const early = earlyOf(guardOf(app), 'guess', guess.origin, guess.limits);
  if (early.count < forgiven) {
    early.count += 1;
    return Promise.resolve('free');
  }
  const weight = early.count === Infinity ? 1 : early.count + 1;
  early.count = Infinity;
  return enqueue(app, { ...guess, line: null, counting: 'guess', weight });
}

/**
 * Counts a genuine code that a consumer queried or activated. In the node's memory, so that a scan takes no longer: the
 * others learn of it a tenth of the limit at a time.
 */
export function countLookup(app: App, origin: Origin, limits: GuessLimits, weight = 1): void {
  const early = earlyOf(guardOf(app), 'lookup', origin, limits);
  early.count += weight;
  if (early.count < Math.ceil(limits.codes / 10)) return;
  const counted = early.count;
  early.count = 0;
  enqueue(app, { origin, limits, line: null, counting: 'lookup', weight: counted }).catch(
    (error: unknown) => app.log.warn({ err: error }, 'queries of codes were not counted'),
  );
}

/** Of IPv6 the wide network, in which one device can choose among many addresses. */
function earlyOf(
  { early }: Guard,
  counting: Counting,
  { address, wide }: Origin,
  { minutes }: GuessLimits,
): Early {
  const name = `${counting}:${wide ?? address}`;
  const known = early.get(name);
  if (known && known.until > Date.now()) return known;
  const fresh = { count: 0, until: Date.now() + minutes * 60_000 };
  early.set(name, fresh);
  return fresh;
}

const enqueue = (app: App, guess: Omit<Waiting, 'resolve' | 'reject'>): Promise<ThrottleState> =>
  new Promise((resolve, reject) => {
    const guard = guardOf(app);
    guard.waiting.push({ ...guess, resolve, reject });
    if (!guard.isBusy) setImmediate(() => void pump(app, guard));
  });

async function pump(app: App, guard: Guard): Promise<void> {
  if (guard.isBusy) return;
  guard.isBusy = true;
  while (guard.waiting.length > 0) {
    const batch = guard.waiting.splice(0, mostAtOnce);
    try {
      const standings = await countBatch(app, guard, batch);
      for (const [at, { resolve }] of batch.entries()) resolve(standings[at]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  guard.isBusy = false;
}

type Counter = { subject: string; hits: number; until: Date; is_blocked: boolean };

const count = `
  insert into throttle as t (subject, hits, expire_time)
  select subject, n, now() + make_interval(mins => minutes)
  from unnest($1::text[], $2::int[], $3::int[]) as g (subject, n, minutes)
  on conflict (subject) do update set
    hits = case when t.expire_time < now() then excluded.hits else t.hits + excluded.hits end,
    window_start = case when t.expire_time < now() then now() else t.window_start end,
    blocked_until = case when t.expire_time < now() then null else t.blocked_until end,
    expire_time = case when t.expire_time < now() then excluded.expire_time else t.expire_time end
  returning subject, hits, expire_time as until, coalesce(blocked_until > now(), false) as is_blocked`;
const rest = `
  update throttle set blocked_until = now() + make_interval(mins => $2), expire_time = now() + make_interval(mins => $2)
  where subject = $1 returning subject, hits, expire_time as until`;

type Group = { factor: number; guesses: Waiting[] };

/** What is to be counted, by subject, in the same order on all nodes to avoid deadlocks. */
function groupsOf(batch: readonly Waiting[]): [subject: string, group: Group][] {
  const groups = new Map<string, Group>();
  for (const one of batch) {
    if (one.weight === 0) continue;
    for (const { subject, factor } of subjectsOf(one.origin, one.counting)) {
      const group = groups.get(subject) ?? { factor, guesses: [] };
      group.guesses.push(one);
      groups.set(subject, group);
    }
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Companies have their own thresholds: the lowest apply. */
function leastOf(guesses: readonly Waiting[]): GuessLimits {
  const least = (pick: (limits: GuessLimits) => number) =>
    Math.min(...guesses.map(({ limits }) => pick(limits)));
  return {
    codes: least(({ codes }) => codes),
    minutes: least(({ minutes }) => minutes),
    block_minutes: least(({ block_minutes: minutes }) => minutes),
  };
}

/** One statement for all waiting ones, without waiting for the disk: a crash loses a few guesses. */
const countBatch = (app: App, guard: Guard, batch: readonly Waiting[]): Promise<ThrottleState[]> =>
  transactOn(app.database.scans, systemActor, async (client) => {
    await client.query('set local synchronous_commit = off');
    const groups = groupsOf(batch);
    const limits = groups.map(([, { guesses }]) => leastOf(guesses));
    const counters = new Map<string, Counter>();
    if (groups.length > 0) {
      const { rows } = await client.query<Counter>({
        name: 'count_guesses',
        text: count,
        values: [
          groups.map(([subject]) => subject),
          groups.map(([, { guesses }]) => weigh(guesses)),
          limits.map(({ minutes }) => minutes),
        ],
      });
      for (const row of rows) counters.set(row.subject, row);
    }
    const standings = new Map<Waiting, ThrottleState>();
    for (const [at, [subject, { factor, guesses }]] of groups.entries()) {
      const { hits, until: end, is_blocked: isBlocked } = counters.get(subject)!;
      const most = limits[at]!.codes * factor;
      let until = end;
      let before = hits - weigh(guesses);
      const wasBefore = before;
      // Blocked once and for the whole time.
      const rests = !isBlocked && hits >= most * 2;
      if (rests) {
        const blocked = await client.query<Counter>(rest, [subject, limits[at]!.block_minutes]);
        ({ until } = blocked.rows[0]!);
      }
      for (const one of guesses) {
        const after = isBlocked ? 'blocked' : standingAfter((before += one.weight), most);
        standings.set(one, stricter(standings.get(one) ?? 'free', after));
      }
      if (hits < most && !isBlocked) continue;
      const told = { until: until.getTime(), isBlocked: isBlocked || rests, limits: limits[at]! };
      remember(guard, subject, told);
      const isNew = rests || wasBefore < most;
      if (isNew) await app.cluster.tell(builderOn(client), { topic: 'guess', subject, ...told });
    }
    const lines = batch.flatMap(({ line }) => line ?? []);
    if (lines.length > 0) await writeScans(app, client, [], lines);
    return batch.map((one) => standings.get(one) ?? 'free');
  });

const weigh = (guesses: readonly Waiting[]) => guesses.reduce((sum, { weight }) => sum + weight, 0);

const standingAfter = (hits: number, most: number): ThrottleState =>
  hits >= most * 2 ? 'blocked' : hits >= most ? 'captcha' : 'free';

const order: readonly ThrottleState[] = ['free', 'captcha', 'blocked'];
const stricter = (one: ThrottleState, other: ThrottleState): ThrottleState =>
  order.indexOf(one) > order.indexOf(other) ? one : other;
