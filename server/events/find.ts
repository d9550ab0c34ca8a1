import { sql, type RawBuilder } from 'kysely';
import type { EventKind } from '#contract/codes/events.ts';
import type { Tx } from '../database/database.ts';

export type FoundEvent = {
  id: number;
  kind: EventKind;
  event_time: Date;
  record_time: Date;
  quantity: number;
  pack_id: number | null;
  part_id: number | null;
  batch_id: number | null;
  /** The box or pallet that goods were packed into or taken out of. */
  parent_seq: number | null;
  place: string;
  document: string;
  /** Whom the event names, as EPCIS writes it. */
  source: string | null;
  destination: string | null;
  reason: string;
  create_user: string;
};

/** What the event of somebody else says in its own words, or what ours has in a column. */
const saidBy = (column: string, path: string) =>
  sql`case when e.kind = 'capture' then coalesce(e.body #>> ${sql.lit(path)}, '') else ${sql.ref(`e.${column}`)} end
    as ${sql.ref(column)}`;

/** The columns of a found event `e`. */
export const eventColumns = sql`e.id, e.kind, e.event_time, e.record_time, e.quantity, e.pack_id, e.part_id, e.batch_id,
  e.parent_seq, ${saidBy('place', '{readPoint,id}')}, ${saidBy('document', '{bizTransactionList,0,bizTransaction}')},
  ${saidBy('reason', '{bizStep}')}, e.create_user,
  e.body #>> '{sourceList,0,source}' as source, e.body #>> '{destinationList,0,destination}' as destination`;

/** The maximum length of a run in each span class. */
const longest = [1, 16, 256, 4_096, 65_536, 1_048_576, 16_777_216, 268_435_456];

/** The runs that contain a number, given as an expression. */
export const runsAround = (companyId: number, seq: RawBuilder<unknown>) =>
  sql.join(
    longest.map(
      (length, span) => sql`
      select event_id, record_time from trace_event_run
      where company_id = ${companyId} and span = ${span}
        and first_seq between ${seq} - ${length - 1} and ${seq} and last_seq >= ${seq}`,
    ),
    sql` union all `,
  );

/** When the latest event of a kind happened to each of these identifiers. */
export async function lastTimesOf(
  tx: Tx,
  companyId: number,
  numbers: readonly number[],
  kind: EventKind,
): Promise<Map<number, Date>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ seq: number; time: Date }>`
    select n.seq, max(e.event_time) as time
    from unnest(${[...numbers]}::bigint[]) as n (seq)
    cross join lateral (${runsAround(companyId, sql`n.seq`)}) as r
    join trace_event e on e.company_id = ${companyId} and e.record_time = r.record_time and e.id = r.event_id
    where e.kind = ${kind} group by n.seq`.execute(tx);
  return new Map(rows.map(({ seq, time }) => [seq, time]));
}

/** All events of one identifier, newest first. */
export async function eventsOf(
  tx: Tx,
  companyId: number,
  seq: number,
  limit = 200,
): Promise<FoundEvent[]> {
  const { rows } = await sql<FoundEvent>`
    select ${eventColumns}
    from (${runsAround(companyId, sql`${seq}::bigint`)}) as r
    join trace_event e on e.company_id = ${companyId} and e.record_time = r.record_time and e.id = r.event_id
    order by e.event_time desc, e.id desc limit ${limit}`.execute(tx);
  return rows;
}
