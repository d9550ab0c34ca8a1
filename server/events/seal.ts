import { sql } from 'kysely';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind } from '../services/jobs.ts';
import { growTree } from './merkle.ts';

const atOnce = 10_000;

export type Sealed = { day: string; events: number; root: Buffer };
type Day = { company: number; day: string };

/** The moments of a day, as days are in Shanghai. */
const within = ({ day }: Pick<Day, 'day'>) => sql`
  record_time >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
  and record_time < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;

/** Whether a day is over, and with it what began before midnight and was still being written. */
export async function isOver(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select now() > (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai' + interval '15 minutes' as over`.execute(
    tx,
  );
  return rows[0]!.over;
}

type Stored = { id: number; hash: Buffer; body: object; record_time: Date };

/** What happened to a company's identifiers on a day, in the order of its numbers, page by page. */
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

/** Ties all events of a day together by one hash. What is sealed stays sealed: the first root counts. */
export async function sealDay(tx: Tx, place: Day): Promise<Sealed | null> {
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
  if (!root) return null;
  await sql`insert into event_root (company_id, day, events, root)
    values (${place.company}, ${place.day}, ${tree.count()}, ${root}) on conflict do nothing`.execute(
    tx,
  );
  return rootOf(tx, place);
}

export async function rootOf(tx: Tx, { company, day }: Day): Promise<Sealed | null> {
  const row = await tx
    .selectFrom('event_root')
    .select(['day', 'events', 'root'])
    .where('company_id', '=', company)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

/** The first day of a company that is over, has events and no root yet. */
async function nextDay(tx: Tx, company: number): Promise<Day | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(record_time) at time zone 'Asia/Shanghai')::date as day from trace_event
    where company_id = ${company} and record_time >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai'
      from event_root where company_id = ${company}), '-infinity')`.execute(tx);
  const day = rows[0]?.day;
  return day && (await isOver(tx, day)) ? { company, day } : null;
}

export const sealJob: JobKind = {
  kind: 'events.seal',
  run: async (job, app) => {
    const companies = await transact(app.database.main, systemActor, (tx) =>
      tx.selectFrom('company').select('company_id').orderBy('company_id').execute(),
    );
    let done = 0;
    for (const { company_id: company } of companies) {
      let isMore = true;
      while (isMore)
        await job.step(async (tx) => {
          const place = await nextDay(tx, company);
          isMore = place !== null;
          if (place) await sealDay(tx, place);
          else done += 1;
          return { done, total: companies.length };
        });
    }
  },
};
