import { sql } from 'kysely';
import { hashEvent } from '#proof/event-hash.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { describeEvent } from './epcis.ts';
import { customerOf, dealerOf, type NewEvent, type Run } from './new-event.ts';
import { namespaces } from './vocabulary.ts';

const lengthOf = (runs: readonly Run[]) =>
  runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** The lowest and the highest number; there may be too many runs to spread them into arguments. */
const endsOf = (runs: readonly Run[]) => ({
  first: runs.reduce((least, { first }) => Math.min(least, first), Infinity),
  last: runs.reduce((most, { last }) => Math.max(most, last), 0),
});

/** Records an event in the transaction in which it happens. Events are never changed. */
export async function recordEvent(app: App, tx: Tx, event: NewEvent): Promise<number> {
  const time = event.time ?? new Date();
  const quantity = lengthOf(event.runs);
  const body = await describeEvent(app, tx, event, time, quantity);
  const hash = Buffer.from(hashEvent(body, namespaces));
  // PostgreSQL's time is finer than a JavaScript Date, so it supplies both times.
  // A clock that went back does not put events into a day that is sealed or in the log.
  const recorded = event.recorded
    ? sql`${event.recorded}::timestamptz`
    : sql`greatest(now(),
        (select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from event_root where company_id = ${event.companyId}),
        (select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from log_day))`;
  const ends = endsOf(event.runs);
  const { rows } = await sql<{ id: number; time: string }>`
    insert into trace_event (company_id, record_time, event_time, kind, quantity, first_seq, last_seq, pack_id, part_id,
      batch_id, parent_seq, from_dealer_id, to_dealer_id, customer_id, place, document, reason, create_by, create_user,
      body, hash)
    values (${event.companyId}, ${recorded}, ${time}, ${event.kind}, ${quantity}, ${ends.first},
      ${ends.last}, ${event.packId ?? null},
      ${event.partId ?? null}, ${event.batchId ?? null}, ${event.parent ?? null}, ${dealerOf(event.from)},
      ${dealerOf(event.to)}, ${customerOf(event.to) ?? customerOf(event.from)}, ${event.place ?? ''},
      ${event.document ?? ''}, ${event.reason ?? ''}, ${event.by?.id ?? null},
      ${event.by?.name ?? ''}, ${JSON.stringify(body)}, ${hash})
    returning id, record_time::text as time`.execute(tx);
  const { id, time: recordTime } = rows[0]!;
  const beside = [...(event.containers ?? []), ...(event.parent ? [event.parent] : [])];
  const runs = beside.length === 0 ? event.runs : [...event.runs, ...runsOf([...new Set(beside)])];
  await sql`
    insert into trace_event_run (company_id, record_time, event_id, first_seq, last_seq)
    select ${event.companyId}, ${recordTime}::timestamptz, ${id}, * from unnest(${runs.map(({ first }) => first)}::bigint[],
      ${runs.map(({ last }) => last)}::bigint[])`.execute(tx);
  return id;
}

/** Numbers, in any order, as runs. */
export function runsOf(numbers: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number <= run.last + 1) run.last = Math.max(run.last, number);
    else runs.push({ first: number, last: number });
  }
  return runs;
}
