import { sql } from 'kysely';
import { canonicalJson } from '#proof/canonical-json.ts';
import { eventId } from '#proof/event-hash.ts';
import { eventLeaf, type Scheme } from '#proof/leaves.ts';
import { growTree } from '#proof/merkle.ts';
import type { Tx } from '../database/database.ts';
import { surelyPassed } from '../jobs/clock.ts';
import { epcisContext } from './vocabulary.ts';

/** The events of a day that one stored hash stands for; a power of two, so that it is a node of the day's tree. */
export const tileSize = 1_024;

export type Sealed = {
  company_id: number;
  company: string;
  day: string;
  scheme: Scheme;
  events: number;
  root: Buffer;
};
export type Day = { company: number; day: string };

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

export type StoredEvent = { id: number; hash: Buffer; body: object; record_time: string };

/** An event as it is handed out; as a line, what its day is sealed by. */
export const exportedEvent = ({ hash, body, record_time: time }: StoredEvent) => ({
  '@context': epcisContext,
  eventID: eventId(hash),
  // The events of others bring a context and perhaps an id.
  ...body,
  recordTime: time,
});
export const lineOf = (event: StoredEvent): string => canonicalJson(exportedEvent(event));

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Part = { after: number; size: number };

/** Columns of a stored event; its time with all of its digits. */
export const storedEvent = sql`e.id, e.hash, e.body,
  to_char(e.record_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as record_time`;

/** The next events of a company on a day, in the order of their ids. */
export async function eventsAfter(
  tx: Tx,
  place: Day,
  { after, size }: Part,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`select ${storedEvent} from trace_event e
    where company_id = ${place.company} and ${within(place)} and id > ${after}
    order by e.id limit ${size}`.execute(tx);
  return rows;
}

/** The events of a company on a day, page by page. */
export async function* eventsOn(read: Read, place: Day, size = 500): AsyncGenerator<StoredEvent[]> {
  for (let after = 0; ;) {
    const from = after;
    const rows = await read((tx) => eventsAfter(tx, place, { after: from, size }));
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = rows.at(-1)!.id;
  }
}

/** Seals all events of a day with one hash. A seal is final: the first root counts. */
async function sealDay(tx: Tx, place: Day): Promise<void> {
  const { company: id, day } = place;
  const tree = growTree();
  const tiles: { first: number; root: Uint8Array }[] = [];
  let [tile, first] = [growTree(), 0];
  const endTile = () => {
    if (tile.count() > 0) tiles.push({ first, root: tile.root() });
    tile = growTree();
  };
  for await (const events of eventsOn((work) => work(tx), place, 5_000))
    for (const event of events) {
      const leaf = eventLeaf(
        { company_id: id, day, order: tree.count() },
        lineOf(event),
        event.hash,
      );
      if (tile.count() === 0) first = event.id;
      tree.add(leaf);
      tile.add(leaf);
      if (tile.count() === tileSize) endTile();
    }
  endTile();
  if (tiles.length === 0) return;
  await sql`insert into event_root (company_id, company, day, scheme, events, root)
    values (${id}, coalesce((select name from company where company_id = ${id}), ''), ${day}, 2,
      ${tree.count()}, ${Buffer.from(tree.root())}) on conflict do nothing`.execute(tx);
  await sql`insert into event_tile (company_id, day, place, first_id, root)
    select ${id}, ${day}, t.place - 1, t.first, t.root
    from unnest(${tiles.map((one) => one.first)}::bigint[], ${tiles.map((one) => Buffer.from(one.root))}::bytea[])
      with ordinality as t (first, root, place) on conflict do nothing`.execute(tx);
}

/** The seal of a day. */
export async function rootOf(tx: Tx, { company, day }: Day): Promise<Sealed | null> {
  const row = await tx
    .selectFrom('event_root')
    .select(['company_id', 'company', 'day', 'scheme', 'events', 'root'])
    .where('company_id', '=', company)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

/** The first finished day of a company that has events and no seal yet; days in the log are closed. */
async function nextDay(tx: Tx, company: number): Promise<Day | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(record_time) at time zone 'Asia/Shanghai')::date as day from trace_event
    where company_id = ${company} and record_time >= coalesce((greatest(
      (select max(day) from event_root where company_id = ${company}),
      (select max(day) from log_day)) + 1)::timestamp at time zone 'Asia/Shanghai', '-infinity')`.execute(
    tx,
  );
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
