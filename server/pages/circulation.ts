import { sql } from 'kysely';
import type { CirculationHolder, CirculationKind, CirculationStep } from '#blocks/kit/scene.ts';
import { dayOf } from '#blocks/kit/times.ts';
import { cityName } from '#contract/city-names.ts';
import type { EventKind } from '#contract/codes/events.ts';
import { isHidden, type MarkFact } from '#contract/codes/mark.ts';
import type { Language } from '#contract/language.ts';
import { say, t } from '#contract/text.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { markOf } from '../codes/marks.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { eventsOf, type FoundEvent } from '../events/find.ts';
import { partyIn, type Party } from '../identifiers/event-rows.ts';
import { findDivision, type City, type Division } from '../places.ts';
import { placeText } from '../scans/query-log.ts';

/** The events that a consumer is told; everything else is the company's business. */
const kinds: Partial<Record<EventKind, CirculationKind>> = {
  pack: 'packed',
  ship: 'shipped',
  transfer: 'shipped',
  receive: 'received',
  arrive: 'received',
  sell: 'sold',
  return: 'returned',
};

/** The events so far that still count after another one. */
function after(kept: FoundEvent[], event: FoundEvent, seq: number): FoundEvent[] {
  const { kind, document, parent_seq: parent } = event;
  // From here on the code stands for another product, the box for other goods.
  if (kind === 'unbind' || kind === 'empty') return [];
  // Restocked goods are new to the next buyer; their checks start again as well.
  if (kind === 'restock') return kept.filter((one) => one.kind === 'bind');
  if (kind === 'unsell')
    return kept.filter((one) => one.kind !== 'sell' || one.document !== document);
  if (kind === 'unpack') {
    // Taking something out of a box does not unpack the box itself.
    if (parent === seq) return kept;
    const at = kept.findLastIndex((one) => one.kind === 'pack' && one.parent_seq !== seq);
    return at < 0 ? kept : kept.toSpliced(at, 1);
  }
  return kind === 'bind' || kinds[kind] ? [...kept, event] : kept;
}

/** What happened to an item and was not undone, in the order in which it happened. */
export function countingEvents(events: readonly FoundEvent[], seq: number): FoundEvent[] {
  const time = (one: FoundEvent) => one.record_time.getTime();
  const kept = events
    .toSorted((one, other) => time(one) - time(other) || one.id - other.id)
    .reduce<FoundEvent[]>((so, event) => after(so, event, seq), []);
  return kept
    .toSorted((a, b) => a.event_time.getTime() - b.event_time.getTime() || a.id - b.id)
    .filter(({ kind }, at, all) => kind !== 'pack' || all[at + 1]?.kind !== 'pack');
}

/** Who has it after the event, or who sold it. */
const partyOf = ({ kind, source, destination }: FoundEvent): Party | null =>
  partyIn(kind === 'sell' ? source : destination);

type PartyRow = {
  kind: 'dealer' | 'customer';
  id: number;
  name: string;
  address: string;
};

/** The dealers and customers of the company that events name. Names are read only where they may be shown. */
async function readParties(
  tx: Tx,
  company: number,
  events: readonly FoundEvent[],
  showsNames: boolean,
): Promise<PartyRow[]> {
  const parties = events.map(partyOf);
  const idsOf = (kind: Party['kind']) => [
    ...new Set(parties.flatMap((one) => (one?.kind === kind ? one.id : []))),
  ];
  const [dealers, customers] = [idsOf('dealer'), idsOf('customer')];
  if (dealers.length + customers.length === 0) return [];
  const { rows } = await sql<PartyRow>`
    select 'dealer' as kind, dealer_id as id, ${showsNames ? sql`name` : sql`''`} as name, address from dealer
    where company_id = ${company} and dealer_id = any(${dealers}::int[])
    union all
    select 'customer', id, '', address from customer
    where company_id = ${company} and id = any(${customers}::int[])`.execute(tx);
  return rows;
}

const kept = cache<App, string, readonly City[]>({ max: 1, maxAge: 60_000, isShared: true });

/** The cities of GB/T 2260 with their names. */
const citiesOf = (app: App): Promise<readonly City[]> =>
  kept.get(app, 'all', () =>
    transact(app.database.main, systemActor, (tx) =>
      tx
        .selectFrom('city')
        .select(['code', 'name', 'name_en', 'name_tw'])
        .where('level', '=', 2)
        .execute(),
    ),
  );

/** Province and city for display; the platform may have given a city other names. */
function tellDivision(division: Division | null, language: Language): string {
  if (!division) return '';
  const { province, city } = division;
  const given = { zh_CN: city?.name, en: city?.name_en, zh_TW: city?.name_tw }[language];
  const shown = given || (city ? cityName(city.code, city.name, language) : '');
  return placeText(province, shown, language);
}

function holderOf({ kind, place }: FoundEvent, party: Party | null): CirculationHolder | null {
  if (kind === 'pack') return null;
  if (kind === 'transfer' || kind === 'arrive') return 'warehouse';
  if (kind === 'sell' && place !== '') return 'shop';
  return party?.kind === 'consumer' ? null : (party?.kind ?? null);
}

/** What is known of how an item was made; a day that the company hides is empty. */
type Made = { day: string; factory: string; isDayHidden: boolean };
/** When it was last tested, and how many tests it passed; null: nothing of it is published, or something failed. */
export type Tested = { day: string; passed: number } | null;

function madeStep(
  events: readonly FoundEvent[],
  { day, factory, isDayHidden }: Made,
): CirculationStep[] {
  const bound = events.findLast(({ kind }) => kind === 'bind');
  const known = day || (bound ? bound.event_time.toISOString() : '');
  if (known === '') return [];
  const shown = isDayHidden ? '' : dayOf(known);
  return [{ kind: 'made', day: shown, holder: null, name: '', place: factory }];
}

/** Which tick of the company's settings publishes a step. */
const factOf: Record<CirculationKind, MarkFact> = {
  made: 'step_made',
  tested: 'step_tested',
  packed: 'step_packed',
  shipped: 'step_shipped',
  received: 'step_shipped',
  returned: 'step_shipped',
  sold: 'step_sold',
};

const checks = t('{n} 项', '{n} {n:check|checks}', '{n} 項');

/** The test stands where its day puts it. */
function withTested(
  steps: readonly CirculationStep[],
  tested: Tested,
  language: Language,
): CirculationStep[] {
  if (!tested) return [...steps];
  const { day, passed: n } = tested;
  const place = say(checks, language, { n });
  const later = steps.findIndex((one) => one.kind !== 'packed' || one.day >= day);
  const at = later < 0 ? steps.length : later;
  return steps.toSpliced(at, 0, { kind: 'tested', day, holder: null, name: '', place });
}

/**
 * The way of an item for its page, newest last; nothing before it was shipped or sold. Places are told as province and
 * city, times as days; no person, document or store is named, and dealers only if their company allows it.
 */
export async function circulationOf(
  app: App,
  { company, seq }: { company: number; seq: number },
  { made, tested }: { made: Made; tested: Tested },
  language: Language,
): Promise<CirculationStep[]> {
  const mark = await markOf(app, company);
  const showsNames = mark.shows_dealer_names;
  const { events, parties } = await transact(app.database.main, systemActor, async (tx) => {
    const found = countingEvents(await eventsOf(tx, company, seq), seq);
    return { events: found, parties: await readParties(tx, company, found, showsNames) };
  });
  if (events.every(({ kind }) => kind === 'bind' || kind === 'pack')) return [];
  const cities = await citiesOf(app);
  const steps = events.flatMap((event): CirculationStep[] => {
    const kind = kinds[event.kind];
    if (!kind) return [];
    const party = partyOf(event);
    const row = parties.find((one) => one.kind === party?.kind && one.id === party.id);
    const holder = holderOf(event, party);
    // The store of a sale may be a dealer's name: only a warehouse is placed by what was typed.
    const address = row?.address ?? (holder === 'warehouse' ? event.place : '');
    return [
      {
        kind,
        day: dayOf(event.event_time.toISOString()),
        holder,
        name: row?.name ?? '',
        place: tellDivision(findDivision(address, cities), language),
      },
    ];
  });
  const all = [...madeStep(events, made), ...withTested(steps, tested, language)];
  return all.filter(({ kind }) => !isHidden(mark, factOf[kind]));
}
