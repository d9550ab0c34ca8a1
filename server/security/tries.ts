import { sql } from 'kysely';
import { covertTries } from '#contract/features/trace/security-packs/contract.ts';
import type { Tx } from '../database/database.ts';

/** Who types a security code, by keyed hashes: the network, the wider IPv6 network around it, the device. */
export type Asker = { address: string; wide: string | null; device: string };
/** For how long no attempt is checked: of this asker, or of anybody. */
export type Rest = { minutes: number; isForAll: boolean };
/** What attempts on one code are counted for, and after how many wrong ones each of them rests. */
export type Tries = readonly { subject: string; step: number }[];

/**
 * An asker rests after five wrong attempts on a code, the code itself after three times as many: no asker reaches that
 * alone, not even with a whole IPv6 /48 network.
 */
const steps = { asker: covertTries, wide: covertTries * 2, code: covertTries * 3 };
/** Each rest is longer than the one before; the last is as long as it gets. */
const restMinutes = [10, 60, 360, 1_440];

const subjectOf = (key: string) => `scratch:${key}`;

/** In the same order everywhere, to avoid deadlocks. */
export function triesOf(key: string, { address, wide, device }: Asker): Tries {
  const code = subjectOf(key);
  return [
    { subject: code, step: steps.code },
    { subject: `${code}:a${address}`, step: steps.asker },
    { subject: `${code}:d${device}`, step: steps.asker },
    ...(wide === null ? [] : [{ subject: `${code}:w${wide}`, step: steps.wide }]),
  ];
}

type Row = { subject: string; minutes: number };
const subjectsOf = (tries: Tries) => tries.map(({ subject }) => subject);
const stepsOf = (tries: Tries) => tries.map(({ step }) => step);
const minutesLeft = sql`ceil(greatest(extract(epoch from t.blocked_until - now()), 0) / 60)::int`;

function restIn(tries: Tries, rows: readonly Row[]): Rest | null {
  const resting = rows.filter(({ minutes }) => minutes > 0);
  if (resting.length === 0) return null;
  return {
    minutes: Math.max(...resting.map(({ minutes }) => minutes)),
    isForAll: resting.some(({ subject }) => subject === tries[0]!.subject),
  };
}

/** Locks the counters of a code until the attempt is over; tells whether it rests. */
export async function holdTries(tx: Tx, tries: Tries): Promise<Rest | null> {
  const { rows } = await sql<Row>`
    insert into throttle as t (subject, hits, expire_time)
    select subject, 0, now() + interval '1 day' from unnest(${subjectsOf(tries)}::text[]) as s (subject)
    on conflict (subject) do update set
      hits = case when t.expire_time < now() then 0 else t.hits end,
      blocked_until = case when t.expire_time < now() then null else t.blocked_until end,
      expire_time = greatest(t.expire_time, excluded.expire_time)
    returning t.subject, coalesce(${minutesLeft}, 0) as minutes`.execute(tx);
  return restIn(tries, rows);
}

/** Counts a wrong attempt; tells whether a rest begins with it. */
export async function chargeTries(tx: Tx, tries: Tries): Promise<Rest | null> {
  const { rows } = await sql<Row>`
    update throttle t set hits = t.hits + 1,
      blocked_until = case when (t.hits + 1) % s.step = 0
        then now() + make_interval(mins => (${restMinutes}::int[])[least((t.hits + 1) / s.step, ${restMinutes.length}::int)]) end,
      expire_time = now() + case when t.hits + 1 >= s.step then interval '7 days' else interval '1 day' end
    from unnest(${subjectsOf(tries)}::text[], ${stepsOf(tries)}::int[]) as s (subject, step)
    where t.subject = s.subject
    returning t.subject, coalesce(${minutesLeft}, 0) as minutes`.execute(tx);
  return restIn(tries, rows);
}

/** After a correct code: typing errors are forgotten, earlier rests are not. */
export async function forgiveTries(tx: Tx, tries: Tries): Promise<void> {
  await sql`
    delete from throttle t using unnest(${subjectsOf(tries)}::text[], ${stepsOf(tries)}::int[]) as s (subject, step)
    where t.subject = s.subject and t.hits < s.step`.execute(tx);
}

/** A code that rests for somebody, with the number of wrong attempts. */
type RestingCode = { seq: number; tries: number; until: Date; isForAll: boolean };
const mostListed = 200;
const ofCompany = (company: number) =>
  sql`subject like 'scratch:%' and split_part(subject, ':', 2) = ${String(company)}`;

/** The codes of a company that rest now, those for everybody first. */
export async function readResting(tx: Tx, company: number): Promise<RestingCode[]> {
  const { rows } = await sql<RestingCode>`
    select split_part(subject, ':', 3)::bigint as seq, max(hits)::int as tries, max(blocked_until) as until,
      bool_or(split_part(subject, ':', 4) = '') as "isForAll"
    from throttle where ${ofCompany(company)} and blocked_until > now()
    group by 1 order by 4 desc, 3 desc, 1 limit ${mostListed}`.execute(tx);
  return rows;
}

/** Forgets all wrong attempts on these codes, no matter who made them; returns the codes that had any. */
export async function releaseCodes(
  tx: Tx,
  company: number,
  numbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    delete from throttle where ${ofCompany(company)}
      and split_part(subject, ':', 3) = any(${numbers.map(String)}::text[])
    returning split_part(subject, ':', 3)::bigint as seq`.execute(tx);
  return [...new Set(rows.map(({ seq }) => seq))];
}
