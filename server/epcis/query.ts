import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { exportedEvent, storedEvent, type StoredEvent } from '../events/seal.ts';
import { epcisContext, namespaces } from '../events/vocabulary.ts';
import { BadQuery, readFilter, type Query } from './filters.ts';
import { officialContext } from './read-event.ts';

export const mostPerPage = 1_000;
const usualPerPage = 30;

type Paging = {
  perPage: number;
  by: 'eventTime' | 'recordTime';
  isDescending: boolean;
  /** The most in all. */
  limit: number | null;
  isRefusedAbove: boolean;
  after: { time: string; id: number; seen: number } | null;
};
const paging = new Set([
  'perPage',
  'nextPageToken',
  'orderBy',
  'orderDirection',
  'eventCountLimit',
  'maxEventCount',
]);

function countOf(query: Query, name: string, most: number): number | null {
  const text = query[name]?.[0];
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new BadQuery(`${name} must be a whole number above 0`);
  return Math.min(Number(text), most);
}
function wordOf<W extends string>(query: Query, name: string, words: readonly W[]): W | null {
  const text = query[name]?.[0];
  if (text === undefined) return null;
  const word = words.find((one) => one === text);
  if (!word) throw new BadQuery(`${name} must be one of ${words.join(', ')}`);
  return word;
}

function afterOf(query: Query): Paging['after'] {
  const token = query.nextPageToken?.[0];
  if (token === undefined) return null;
  const [, time = '', id = '', seen = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (\d{1,15}) (\d{1,9})$/.exec(
      Buffer.from(token, 'base64url').toString(),
    ) ?? [];
  if (time === '') throw new BadQuery('nextPageToken is not one of this query');
  return { time, id: Number(id), seen: Number(seen) };
}

function readPaging(query: Query): Paging {
  const most = countOf(query, 'maxEventCount', 1_000_000_000);
  const limit = countOf(query, 'eventCountLimit', 1_000_000_000);
  if (most !== null && limit !== null)
    throw new BadQuery('eventCountLimit and maxEventCount exclude each other');
  return {
    perPage: countOf(query, 'perPage', mostPerPage) ?? usualPerPage,
    by: wordOf(query, 'orderBy', ['eventTime', 'recordTime']) ?? 'recordTime',
    isDescending: wordOf(query, 'orderDirection', ['DESC', 'ASC']) !== 'ASC',
    limit: limit ?? most,
    isRefusedAbove: most !== null,
    after: afterOf(query),
  };
}

export class TooLarge extends Error {}
type Page = { events: StoredEvent[]; next: string | null };

/** One page of the events of a company that a query asks for. */
export async function findEvents(app: App, tx: Tx, companyId: number, query: Query): Promise<Page> {
  const { perPage, by, isDescending, limit, isRefusedAbove, after } = readPaging(query);
  const asked = Object.fromEntries(Object.entries(query).filter(([name]) => !paging.has(name)));
  const { where, among } = await readFilter({ app, tx, companyId }, asked);
  const time = by === 'eventTime' ? sql`e.event_time` : sql`e.record_time`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const conditions = [
    sql`e.company_id = ${companyId}`,
    ...where,
    ...(after
      ? [
          sql`(${time}, e.id) ${isDescending ? sql`<` : sql`>`} (${after.time}::timestamptz, ${after.id})`,
        ]
      : []),
  ];
  const from = among
    ? sql`(select distinct event_id, record_time from (${among}) as n (event_id, record_time)) as m
        join trace_event e on e.company_id = ${companyId} and e.record_time = m.record_time and e.id = m.event_id`
    : sql`trace_event e`;
  if (isRefusedAbove && !after) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
      select from ${from} where ${sql.join(conditions, sql` and `)} limit ${limit! + 1}) as c`.execute(
      tx,
    );
    if (rows[0]!.n > limit!) throw new TooLarge(`more than ${limit} events`);
  }
  const seen = after?.seen ?? 0;
  const size = Math.min(perPage, limit === null ? perPage : Math.max(limit - seen, 0));
  const { rows } = await sql<StoredEvent & { at: string }>`
    select ${storedEvent}, to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from ${from} where ${sql.join(conditions, sql` and `)}
    order by ${time} ${direction}, e.id ${direction} limit ${size + 1}`.execute(tx);
  const events = rows.slice(0, size);
  const last = events.at(-1);
  const isMore = rows.length > size && (limit === null || seen + size < limit) && last;
  return {
    events,
    next: isMore
      ? Buffer.from(`${last.at} ${last.id} ${seen + events.length}`).toString('base64url')
      : null,
  };
}

/** An event inside of a document, which says what its prefixes mean. */
export function eventIn(stored: StoredEvent): object {
  const { '@context': context, ...event } = exportedEvent(stored) as Record<string, unknown>;
  const isUsual =
    context === epcisContext ||
    (Array.isArray(context) && context.every((one) => one === officialContext));
  return isUsual ? event : { '@context': context, ...event };
}

export const queryDocument = (events: readonly StoredEvent[], queryName: string): object => ({
  '@context': [officialContext, namespaces],
  type: 'EPCISQueryDocument',
  schemaVersion: '2.0',
  creationDate: new Date().toISOString(),
  epcisBody: {
    queryResults: { queryName, resultsBody: { eventList: events.map((event) => eventIn(event)) } },
  },
});
