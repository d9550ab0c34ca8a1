import { sql } from 'kysely';
import { holderTexts, type HolderKind } from '#contract/codes/holders.ts';
import { say, type Text } from '#contract/text.ts';
import { identifier } from '#proof/event-hash.ts';
import type { TraceEvent } from '#contract/features/identity/identifiers/contract.ts';
import type { FoundEvent } from '../events/find.ts';
import type { Reader } from '../records/list-plan.ts';
import { reasonsOf } from './reasons.ts';
import type { CompanySession } from '../access/sessions.ts';

type Asking = Reader<CompanySession>;
export type Party = { kind: HolderKind; id: number };
const present = (ids: readonly (number | null | undefined)[]) => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

/** Whom an event names: `urn:suyuan:dealer:1:5`. */
export function partyIn(name: string | null): Party | null {
  const found = /^urn:suyuan:(company|dealer|customer):\d+(?::(\d+))?$/.exec(name ?? '');
  return found ? { kind: found[1] as HolderKind, id: Number(found[2] ?? 0) } : null;
}

/** The names that events mention by number: of parts, batches, dealers and customers. */
async function readNames({ tx, session }: Asking, events: readonly FoundEvent[]) {
  const { companyId } = session;
  const parties = events.flatMap(({ source, destination }) => [
    partyIn(source),
    partyIn(destination),
  ]);
  const of = (kind: HolderKind) =>
    present(parties.map((party) => (party?.kind === kind ? party.id : null)));
  const { rows } = await sql<{ key: string; name: string }>`
    select 'part ' || id as key, name from part
    where company_id = ${companyId} and id = any(${present(events.map((one) => one.part_id))}::int[])
    union all
    select 'batch ' || id, code from batch
    where company_id = ${companyId} and id = any(${present(events.map((one) => one.batch_id))}::int[])
    union all
    select 'dealer ' || dealer_id, name from dealer
    where company_id = ${companyId} and dealer_id = any(${of('dealer')}::int[])
    union all
    select 'customer ' || id, name from customer
    where company_id = ${companyId} and id = any(${of('customer')}::int[])`.execute(tx);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Events for display: parts, batches and parties by name, reasons as text. */
export async function eventRows(
  reader: Asking,
  events: readonly FoundEvent[],
): Promise<TraceEvent[]> {
  const { tx, language } = reader;
  const names = await readNames(reader, events);
  const words = await reasonsOf(tx);
  const partyName = (name: string | null) => {
    const party = partyIn(name);
    // Parties of other installations and by their GLN: as they are named.
    if (!party)
      return name === null ? '' : (identifier(name).match(/\/41[47]\/(\d{13})/)?.[1] ?? name);
    return names.get(`${party.kind} ${party.id}`) ?? say(holderTexts[party.kind], language);
  };
  return events.map((event) => ({
    id: event.id,
    kind: event.kind,
    event_time: event.event_time.toISOString(),
    record_time: event.record_time.toISOString(),
    quantity: event.quantity,
    reason: inWords(event.reason, words, (text) => say(text, language)),
    create_user: event.create_user,
    part_name: names.get(`part ${event.part_id}`) ?? '',
    batch_code: names.get(`batch ${event.batch_id}`) ?? '',
    from_name: partyName(event.source),
    to_name: partyName(event.destination),
    place: event.place,
    document: event.document,
  }));
}

/** A dictionary value with its remark. */
function inWords(
  reason: string,
  words: ReadonlyMap<string, Text>,
  tell: (text: Text) => string,
): string {
  const [, word = '', rest = ''] = /^(\S*)\s?(.*)$/s.exec(reason) ?? [];
  const known = words.get(word);
  if (!known) return reason;
  return rest === '' ? tell(known) : `${tell(known)} · ${rest}`;
}
