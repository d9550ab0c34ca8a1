import { sql } from 'kysely';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { surelyPassed } from '../jobs/clock.ts';
import { everyHour } from '../jobs/retention.ts';
import { growTree } from './merkle.ts';

const atOnce = 10_000;

export type Sealed = { day: string; events: number; root: Buffer };
type Day = { company: number; day: string };

/** Start and end of a Shanghai day. */
const within = ({ day }: Pick<Day, 'day'>) => sql`
  record_time >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
  and record_time < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;

/** Whether a day is surely over, including transactions that began before midnight. */
export async function isOver(tx: Tx, day: string): Promise<boolean> {
  const end = sql`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai' + interval '15 minutes')`;
  const { rows } = await sql<{ over: boolean }>`select ${surelyPassed(end)} as over`.execute(tx);
  return rows[0]!.over;
}

/** Whether events of a day lie in the archive and not in the database. */
export async function isArchived(tx: Tx, day: string): Promise<boolean> {
  const monthOf = (moment: string) =>
    sql`to_char((${day}::date + ${moment}::interval) at time zone 'Asia/Shanghai' at time zone 'UTC', 'YYYY_MM')`;
  const { rows } = await sql<{ is: boolean }>`select exists (select from archive
    where source = 'trace_event' and state in ('archived', 'restoring')
      and month in (${monthOf('0')}, ${monthOf('23:59:59')})) as is`.execute(tx);
  return rows[0]!.is;
}

type Stored = { id: number; hash: Buffer; body: object; record_time: Date };

/** The events of a company on a day, in the order of their ids, page by page. */
export async function* eventsOn(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  place: Day,
  size = 500,
): AsyncGenerator<Stored[]> {
  for (let last = 0; ;) {
    const from = last;
    const { rows } = await read((tx) =>
      sql<Stored>`select id, hash, body, record_time from trace_event
        where company_id = ${place.company} and ${within(place)} and id > ${from}
        order by id limit ${size}`.execute(tx),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1)!.id;
  }
}

/** Seals all events of a day with one hash. A seal is final: the first root counts. */
async function sealDay(tx: Tx, place: Day): Promise<void> {
  const tree = growTree();
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; hash: Buffer }>`select id, hash from trace_event
      where company_id = ${place.company} and ${within(place)} and id > ${last}
      order by id limit ${atOnce}`.execute(tx);
    for (const { hash } of rows) tree.add(hash);
    if (rows.length < atOnce) break;
    last = rows.at(-1)!.id;
  }
  const root = tree.root();
  if (!root) return;
  await sql`insert into event_root (company_id, day, events, root)
    values (${place.company}, ${place.day}, ${tree.count()}, ${root}) on conflict do nothing`.execute(
    tx,
  );
}

/** The seal of a day. */
export async function rootOf(tx: Tx, { company, day }: Day): Promise<Sealed | null> {
  const row = await tx
    .selectFrom('event_root')
    .select(['day', 'events', 'root'])
    .where('company_id', '=', company)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

/** The first finished day of a company that has events and no seal yet. */
async function nextDay(tx: Tx, company: number): Promise<Day | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(record_time) at time zone 'Asia/Shanghai')::date as day from trace_event
    where company_id = ${company} and record_time >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai'
      from event_root where company_id = ${company}), '-infinity')`.execute(tx);
  const day = rows[0]?.day;
  return day && (await isOver(tx, day)) ? { company, day } : null;
}

/** Seals finished days up to a day, in order, so that there are no gaps. Returns whether nothing is left. */
export async function sealUpTo(
  tx: Tx,
  { company, day }: Day,
  most = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (let done = 0; done < most; done += 1) {
    const next = await nextDay(tx, company);
    if (!next || next.day > day) return true;
    await sealDay(tx, next);
  }
  return false;
}

const everyDay = '9999-12-31';
const daysAtOnce = 20;

export const sealJob: JobKind<App> = {
  kind: 'events.seal',
  run: async (job, app) => {
    const companies = await transact(app.database.main, systemActor, (tx) =>
      tx.selectFrom('company').select('company_id').orderBy('company_id').execute(),
    );
    for (const [at, { company_id: company }] of companies.entries()) {
      let isDone = false;
      while (!isDone)
        await job.step(async (tx) => {
          isDone = await sealUpTo(tx, { company, day: everyDay }, daysAtOnce);
          return { done: at + 1, total: companies.length };
        });
    }
  },
};

export const sealEveryHour = everyHour(sealJob.kind, 'seal events');
