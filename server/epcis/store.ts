import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { runsOf } from '../events/record.ts';
import { ownNumbers } from './own-numbers.ts';
import type { ReadEvent } from './read-event.ts';

export type Captor = { companyId: number; id: number | null; name: string; sender: string };
export type Kept = { captured: number; repeated: number; conflicts: ReadEvent[] };

/** A clock that went back does not put events into a day that is sealed or in the log. */
const recordedAt = (companyId: number) => sql`greatest(now(),
  (select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from event_root where company_id = ${companyId}),
  (select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from log_day))`;

/** Adds events of others to the history of a company: those that are in it already are not added again. */
export async function keepEvents(
  app: App,
  tx: Tx,
  by: Captor,
  events: readonly ReadEvent[],
): Promise<Kept> {
  const { companyId } = by;
  const once = new Map<string, ReadEvent>();
  const conflicts: ReadEvent[] = [];
  for (const event of events) {
    const earlier = once.get(event.key);
    if (!earlier) once.set(event.key, event);
    else if (!earlier.hash.equals(event.hash)) conflicts.push(event);
  }
  const ours = await ownHashes(tx, companyId, [...once.values()]);
  const asked = [...once.values()].filter(({ hash }) => !ours.has(hash.toString('hex')));
  if (asked.length === 0)
    return { captured: 0, repeated: events.length - conflicts.length, conflicts };
  const { rows } = await sql<{ key: string; id: number; time: string }>`
    insert into epcis_event (company_id, key, event_id, record_time, hash, read_point, biz_location, sender)
    select ${companyId}, n.key, nextval('trace_event_id'), ${recordedAt(companyId)}, n.hash, n.read_point, n.biz_location,
      ${by.sender}
    from unnest(${asked.map(({ key }) => key)}::text[], ${asked.map(({ hash }) => hash)}::bytea[],
      ${asked.map(({ readPoint }) => readPoint)}::text[], ${asked.map(({ bizLocation }) => bizLocation)}::text[])
      as n (key, hash, read_point, biz_location)
    on conflict do nothing returning key, event_id as id, record_time::text as time`.execute(tx);
  const added = rows.map(({ time, ...row }) => ({ ...once.get(row.key)!, ...row, recorded: time }));
  const isNew = new Set(rows.map(({ key }) => key));
  conflicts.push(
    ...(await differing(
      tx,
      companyId,
      asked.filter(({ key }) => !isNew.has(key)),
    )),
  );
  await insertEvents(app, tx, by, added);
  return {
    captured: added.length,
    repeated: events.length - added.length - conflicts.length,
    conflicts,
  };
}

/** Events of the company itself that come back to it. */
async function ownHashes(
  tx: Tx,
  companyId: number,
  events: readonly ReadEvent[],
): Promise<Set<string>> {
  const { rows } = await sql<{ hash: Buffer }>`select hash from trace_event
    where hash = any(${events.map(({ hash }) => hash)}::bytea[]) and company_id = ${companyId}
      and kind <> 'capture'`.execute(tx);
  return new Set(rows.map(({ hash }) => hash.toString('hex')));
}

/** Those that were captured before with the same id and something else in them. */
async function differing(
  tx: Tx,
  companyId: number,
  events: readonly ReadEvent[],
): Promise<ReadEvent[]> {
  if (events.length === 0) return [];
  const { rows } = await sql<{ key: string; hash: Buffer }>`select key, hash from epcis_event
    where company_id = ${companyId} and key = any(${events.map(({ key }) => key)}::text[])`.execute(
    tx,
  );
  const known = new Map(rows.map(({ key, hash }) => [key, hash]));
  return events.filter(({ key, hash }) => !known.get(key)?.equals(hash));
}

type Added = ReadEvent & { id: number; recorded: string };

async function insertEvents(
  app: App,
  tx: Tx,
  { companyId, id: account, name }: Captor,
  rows: readonly Added[],
): Promise<void> {
  if (rows.length === 0) return;
  const [{ recorded }] = rows as [Added];
  const numbers = await ownNumbers(
    app,
    tx,
    companyId,
    rows.flatMap(({ names }) => names.map((one) => one.name)),
  );
  const seqs = rows.map(({ names }) => [
    ...new Set(names.flatMap((one) => numbers.get(one.name) ?? [])),
  ]);
  const counts = rows.map(({ names }) => names.filter(({ role }) => !/class/i.test(role)).length);
  const ends = (pick: (...all: number[]) => number) =>
    seqs.map((own) => (own.length > 0 ? own.reduce((one, other) => pick(one, other)) : null));
  const bodies = rows.map(({ body }) => body);
  await sql`
    insert into trace_event (company_id, record_time, id, event_time, kind, quantity, first_seq, last_seq, create_by,
      create_user, body, hash)
    select ${companyId}, ${recorded}::timestamptz, n.id, n.time, 'capture', n.quantity,
      n.first_seq, n.last_seq, ${account}, ${name}, n.body, n.hash
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${counts}::bigint[], ${ends(Math.min)}::bigint[],
      ${ends(Math.max)}::bigint[], ${bodies}::jsonb[], ${rows.map(({ hash }) => hash)}::bytea[],
      ${rows.map(({ time }) => time.toISOString())}::timestamptz[]) as n (id, quantity, first_seq, last_seq, body, hash, time)`.execute(
    tx,
  );
  await insertNames(tx, companyId, recorded, rows);
  await insertRuns(
    tx,
    companyId,
    recorded,
    rows.map(({ id }, at) => ({ id, seqs: seqs[at]! })),
  );
}

async function insertNames(
  tx: Tx,
  companyId: number,
  recorded: string,
  rows: readonly Pick<Added, 'id' | 'names'>[],
): Promise<void> {
  const all = rows.flatMap(({ id, names }) => names.map((one) => ({ id, ...one })));
  await sql`
    insert into epcis_name (company_id, name, role, event_id, record_time)
    select ${companyId}, n.name, n.role, n.id, ${recorded}::timestamptz
    from unnest(${all.map(({ name }) => name)}::text[], ${all.map(({ role }) => role)}::text[],
      ${all.map(({ id }) => id)}::bigint[]) as n (name, role, id)`.execute(tx);
}

async function insertRuns(
  tx: Tx,
  companyId: number,
  recorded: string,
  rows: readonly { id: number; seqs: number[] }[],
): Promise<void> {
  const runs = rows.flatMap(({ id, seqs }) => runsOf(seqs).map((run) => ({ id, ...run })));
  if (runs.length === 0) return;
  await sql`
    insert into trace_event_run (company_id, record_time, event_id, first_seq, last_seq)
    select ${companyId}, ${recorded}::timestamptz, n.id, n.first, n.last
    from unnest(${runs.map(({ id }) => id)}::bigint[], ${runs.map(({ first }) => first)}::bigint[],
      ${runs.map(({ last }) => last)}::bigint[]) as n (id, first, last)`.execute(tx);
}
