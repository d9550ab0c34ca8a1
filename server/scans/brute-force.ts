import type { App } from '../app.ts';
import { leastRecentlyUsed, onePerServer, type LeastRecentlyUsed } from '../cache.ts';
import { builderOn } from '../database/connection.ts';
import { systemActor, transactOn } from '../database/database.ts';
import { redeemCaptcha } from '../access/captchas.ts';
import { writeScans, type LogLine } from './log.ts';
import { guessLimits } from './risk-rules.ts';

/** How many wrong codes an address may query; after as many again, with or without captchas, it is blocked. */
export type GuessLimits = { codes: number; minutes: number; block_minutes: number };
/** The state of an address: free, must solve a captcha, or blocked. */
export type ThrottleState = 'free' | 'captcha' | 'blocked';

type Guess = {
  address: string;
  limits: GuessLimits;
  /** The log entry for something that looks like a company's code, once its answer is known. */
  line: ((standing: ThrottleState) => LogLine) | null;
};
type Waiting = Guess & {
  /** Including earlier ones that were not counted yet. */
  weight: number;
  resolve: (standing: ThrottleState) => void;
  reject: (error: unknown) => void;
};
/** Until when an address is blocked or needs a captcha, and the thresholds that applied. */
type Rest = { until: number; isBlocked: boolean; limits: GuessLimits };
/** Guesses of an address that only this node knows of. */
type Early = { count: number; until: number };
type Guard = {
  waiting: Waiting[];
  isBusy: boolean;
  rests: LeastRecentlyUsed<string, Rest>;
  early: LeastRecentlyUsed<string, Early>;
};

const mostAtOnce = 512;
const mostRests = 200_000;
/** The first few wrong codes of an address cost no query; they are counted with the next one. */
const forgiven = 2;
const guardOf = onePerServer((app: App): Guard => {
  const guard: Guard = {
    waiting: [],
    isBusy: false,
    rests: leastRecentlyUsed(mostRests),
    early: leastRecentlyUsed(mostRests),
  };
  app.cluster.subscribe((message) => {
    if (message.topic === 'guess') remember(guard, message.address, message);
  });
  return guard;
});

function remember({ rests }: Guard, address: string, { until, isBlocked, limits }: Rest): void {
  rests.set(address, { until, isBlocked, limits });
}

/** The state of an address from memory: a blocked one costs nothing. */
export function standingOf(app: App, address: string): ThrottleState {
  const { rests } = guardOf(app);
  const rest = rests.get(address);
  if (!rest) return 'free';
  if (rest.until <= Date.now()) {
    rests.delete(address);
    return 'free';
  }
  return rest.isBlocked ? 'blocked' : 'captcha';
}

/** Whether an address may query now. Querying without a required captcha counts as a guess. */
export async function admitGuesser(
  app: App,
  address: string,
  given: { captcha?: string | undefined; key?: string | undefined },
): Promise<ThrottleState> {
  const standing = standingOf(app, address);
  if (standing !== 'captcha') return standing;
  if (await redeemCaptcha(app.database.main, app.secrets, given.key, given.captcha)) return 'free';
  const limits = guardOf(app).rests.get(address)?.limits ?? (await guessLimits(app));
  const after = await countGuess(app, { address, limits, line: null });
  return after === 'blocked' ? 'blocked' : 'captcha';
}

/** Counts an unknown code, for all nodes together; the answer waits for it, so that concurrent guesses are counted. */
export function countGuess(app: App, guess: Guess): Promise<ThrottleState> {
  const guard = guardOf(app);
  const slips = slipsOf(guard, guess);
  if (slips.count < forgiven) {
    slips.count += 1;
    // Codes that only look like a company's are logged; the answer takes as long as for any other.
    if (guess.line)
      enqueue(app, guard, { ...guess, weight: 0 }).catch((error: unknown) =>
        app.log.warn({ err: error }, 'a guess was not logged'),
      );
    return Promise.resolve('free');
  }
  const weight = slips.count === Infinity ? 1 : slips.count + 1;
  slips.count = Infinity;
  return enqueue(app, guard, { ...guess, weight });
}

function slipsOf({ early }: Guard, { address, limits }: Guess): Early {
  const known = early.get(address);
  if (known && known.until > Date.now()) return known;
  const fresh = { count: 0, until: Date.now() + limits.minutes * 60_000 };
  early.set(address, fresh);
  return fresh;
}

const enqueue = (
  app: App,
  guard: Guard,
  guess: Guess & { weight: number },
): Promise<ThrottleState> =>
  new Promise((resolve, reject) => {
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

/** One statement for all waiting ones, without waiting for the disk: a crash loses a few guesses. */
const countBatch = (app: App, guard: Guard, batch: readonly Waiting[]): Promise<ThrottleState[]> =>
  transactOn(app.database.scans, systemActor, async (client) => {
    await client.query('set local synchronous_commit = off');
    const groups = new Map<string, Waiting[]>();
    for (const one of batch) {
      const mine = groups.get(one.address);
      if (mine) mine.push(one);
      else groups.set(one.address, [one]);
    }
    // In the same order on all nodes, to avoid deadlocks.
    const addresses = [...groups.keys()].toSorted();
    const least = (pick: (limits: GuessLimits) => number) =>
      addresses.map((one) => Math.min(...groups.get(one)!.map(({ limits }) => pick(limits))));
    const codes = least((limits) => limits.codes);
    const minutes = least((limits) => limits.minutes);
    const blocks = least((limits) => limits.block_minutes);
    const { rows } = await client.query<Counter>({
      name: 'count_guesses',
      text: count,
      values: [
        addresses.map((address) => `guess:${address}`),
        addresses.map((address) => weigh(groups.get(address)!)),
        minutes,
      ],
    });
    const counters = new Map(rows.map((row) => [row.subject, row]));
    const standings = new Map<Waiting, ThrottleState>();
    for (const [at, address] of addresses.entries()) {
      const mine = groups.get(address)!;
      const { hits, until: end, is_blocked: isBlocked } = counters.get(`guess:${address}`)!;
      const limits = { codes: codes[at]!, minutes: minutes[at]!, block_minutes: blocks[at]! };
      let until = end;
      let before = hits - weigh(mine);
      const wasBefore = before;
      // Companies have their own thresholds: the one reached first blocks the address, once and for the whole time.
      const rests = !isBlocked && hits >= limits.codes * 2;
      if (rests) {
        const blocked = await client.query<Counter>(rest, [`guess:${address}`, blocks[at]]);
        ({ until } = blocked.rows[0]!);
      }
      for (const one of mine)
        standings.set(one, isBlocked ? 'blocked' : standingAfter((before += one.weight), limits));
      if (hits < limits.codes && !isBlocked) continue;
      const told = { until: until.getTime(), isBlocked: isBlocked || rests, limits };
      remember(guard, address, told);
      const isNew = rests || wasBefore < limits.codes;
      if (isNew) await app.cluster.tell(builderOn(client), { topic: 'guess', address, ...told });
    }
    const lines = batch.flatMap((one) => one.line?.(standings.get(one)!) ?? []);
    if (lines.length > 0) await writeScans(client, [], lines);
    return batch.map((one) => standings.get(one)!);
  });

const weigh = (guesses: readonly Waiting[]) => guesses.reduce((sum, { weight }) => sum + weight, 0);

const standingAfter = (hits: number, { codes }: GuessLimits): ThrottleState =>
  hits >= codes * 2 ? 'blocked' : hits >= codes ? 'captcha' : 'free';
