import { sql } from 'kysely';
import type { EpcisEvent } from '#proof/event-hash.ts';
import { digitalLinkPath } from '#contract/gs1/digital-link.ts';
import { isValue } from '#contract/gs1/values.ts';
import type { App } from '../app.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { permutationOf } from '../codes/space.ts';
import { customerOf, dealerOf, type Holder, type NewEvent, type Run } from './new-event.ts';
import { words } from './vocabulary.ts';

// More than this are given by class and quantity; the runs name each of them anyway.
const mostListed = 50;
const root = 'https://id.gs1.org';

type Facts = {
  gtin: string | null;
  lot: string | null;
  /** The code of the box or pallet that goods are packed into. */
  box: string | null;
  /** Where things are made, and where they come from and go to, by their GLNs. */
  made: string | null;
  from: string | null;
  to: string | null;
};
const noFacts: Facts = { gtin: null, lot: null, box: null, made: null, from: null, to: null };

/** An event in EPCIS form. */
export async function describeEvent(
  app: App,
  tx: Tx,
  event: NewEvent,
  time: Date,
  quantity: number,
): Promise<EpcisEvent> {
  const { companyId, kind, runs, partId, batchId, packId, reason, by, detail } = event;
  const facts = await readFacts(tx, event);
  const isAggregation = event.parent !== undefined;
  const named = event.tops ?? (quantity <= mostListed ? numbersOf(runs) : null);
  const listed =
    named && named.length <= mostListed ? await namesOf(app, tx, companyId, named, facts) : null;
  const summed = [{ epcClass: classOf(companyId, partId, facts), quantity }];
  const things = isAggregation
    ? {
        parentID: boxName(event.parent!, facts),
        ...(listed ? { childEPCs: listed } : { childQuantityList: summed }),
      }
    : listed
      ? { epcList: listed }
      : { quantityList: summed };
  // Named by its SSCC, a box is told by its number besides.
  const parent = facts.box === null ? undefined : event.parent;
  const more = { ...detail, parent, pack: packId, batch: facts.lot ?? batchId, reason, by: by?.id };
  const told = Object.entries(more).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return {
    type: isAggregation ? 'AggregationEvent' : 'ObjectEvent',
    eventTime: time.toISOString(),
    eventTimeZoneOffset: '+08:00',
    ...things,
    ...words[kind],
    ...partiesOf(event, facts),
    ...placesOf(event, facts),
    'suyuan:company': companyId,
    'suyuan:kind': kind,
    // All its numbers in a short form: 1-500,502
    'suyuan:numbers': runs
      .map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`))
      .join(','),
    ...Object.fromEntries(told.map(([name, value]) => [`suyuan:${name}`, value])),
  };
}

const numbersOf = (runs: readonly Run[]): number[] =>
  runs.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_one, at) => first + at),
  );

const boxName = (seq: number, { box }: Facts) =>
  box === null ? `urn:suyuan:id:${seq}` : root + digitalLinkPath(['00', box]);

const placeName = (gln: string) => root + digitalLinkPath(['414', gln]);

/** From whom to whom, and by which document: only what is known. Where they have a GLN, it tells the place besides. */
function partiesOf({ companyId, from, to, document, containers }: NewEvent, facts: Facts) {
  const nameOf = (holder: Holder) =>
    holder === 'company'
      ? `urn:suyuan:company:${companyId}`
      : 'dealer' in holder
        ? `urn:suyuan:dealer:${companyId}:${holder.dealer}`
        : `urn:suyuan:customer:${companyId}:${holder.customer}`;
  const type = 'possessing_party';
  const located = (name: 'source' | 'destination', gln: string | null) =>
    gln === null ? [] : [{ type: 'location', [name]: placeName(gln) }];
  return {
    ...(document
      ? {
          bizTransactionList: [
            { type: 'desadv', bizTransaction: `urn:suyuan:document:${companyId}:${document}` },
          ],
        }
      : {}),
    ...(from
      ? { sourceList: [{ type, source: nameOf(from) }, ...located('source', facts.from)] }
      : {}),
    ...(to
      ? {
          destinationList: [{ type, destination: nameOf(to) }, ...located('destination', facts.to)],
        }
      : {}),
    ...(containers && containers.length > 0
      ? { 'suyuan:containers': containers.slice(0, mostListed).map(String).join(',') }
      : {}),
  };
}

/** Goods have arrived with these; with all others they are still where they came from. */
const arrivals: ReadonlySet<string> = new Set(['receive', 'arrive', 'return', 'restock']);

/** Where it happened, and where things are since: the factory of a batch, or who sent or received goods. */
function placesOf({ companyId, kind, place }: NewEvent, { made, from, to }: Facts) {
  if (place)
    return { readPoint: { id: `urn:suyuan:place:${companyId}:${encodeURIComponent(place)}` } };
  if (kind === 'bind')
    return made === null
      ? {}
      : { readPoint: { id: placeName(made) }, bizLocation: { id: placeName(made) } };
  if (arrivals.has(kind))
    return to === null
      ? {}
      : { readPoint: { id: placeName(to) }, bizLocation: { id: placeName(to) } };
  return from === null ? {} : { readPoint: { id: placeName(from) } };
}

async function readFacts(tx: Tx, event: NewEvent): Promise<Facts> {
  const { companyId, partId, batchId, parent, from, to } = event;
  const parties = from !== undefined || to !== undefined;
  if (!partId && !batchId && !parent && !parties) return noFacts;
  const glnOf = (holder: Holder | undefined) => sql`coalesce(
    (select nullif(gln, '') from company where company_id = ${companyId} and ${holder === 'company'}),
    (select nullif(gln, '') from dealer where company_id = ${companyId} and dealer_id = ${dealerOf(holder)}),
    (select nullif(gln, '') from customer where company_id = ${companyId} and id = ${customerOf(holder)}))`;
  const { rows } = await sql<Facts>`
    select (select nullif(gtin, '') from part where company_id = ${companyId} and id = ${partId ?? null}) as gtin,
      (select code from batch where company_id = ${companyId} and id = ${batchId ?? null}) as lot,
      (select code from identifier where company_id = ${companyId} and seq = ${parent ?? null} and level > 0) as box,
      (select nullif(f.gln, '') from batch b join factory f on f.company_id = b.company_id and f.id = b.factory_id
        where b.company_id = ${companyId} and b.id = ${batchId ?? null}) as made,
      ${glnOf(from)} as "from", ${glnOf(to)} as "to"`.execute(tx);
  const facts = rows[0]!;
  return { ...facts, box: facts.box !== null && isValue('00', facts.box) ? facts.box : null };
}

/** A GTIN with fourteen digits, as in a Digital Link. */
const gtin14 = (gtin: string) => gtin.padStart(14, '0');

function classOf(companyId: number, partId: number | null | undefined, { gtin }: Facts): string {
  return gtin
    ? root + digitalLinkPath(['01', gtin14(gtin)])
    : `urn:suyuan:part:${companyId}:${partId ?? 0}`;
}

/** The identifiers by name: a GS1 Digital Link where their part has a GTIN or they are an SSCC, else a URI of our own. */
async function namesOf(
  app: App,
  tx: Tx,
  companyId: number,
  numbers: readonly number[],
  { gtin }: Facts,
): Promise<string[]> {
  const { rows } = await sql<{
    seq: number;
    code: string | null;
    level: number;
    key_id: number | null;
  }>`
        select i.seq, i.code, i.level, (select p.key_id from identifier_pack p
          where p.company_id = i.company_id and p.first_seq <= i.seq order by p.first_seq desc limit 1) as key_id
        from identifier i where i.company_id = ${companyId} and i.seq = any(${[...numbers]}::bigint[])`.execute(
    tx,
  );
  const known = new Map(rows.map((row) => [row.seq, row]));
  const keys = new Map<number, Buffer>();
  for (const { key_id: id } of rows)
    if (gtin && id && !keys.has(id)) keys.set(id, await anyKeyOf(app, tx, companyId, id));
  return numbers.map((seq) => {
    const row = known.get(seq);
    // A box or pallet is not a piece of what is in it.
    if (row && row.level > 0)
      return row.code !== null && isValue('00', row.code)
        ? root + digitalLinkPath(['00', row.code])
        : `urn:suyuan:id:${seq}`;
    const key = row?.key_id ? keys.get(row.key_id) : undefined;
    const serial = row?.code ?? (key ? codeOf(permutationOf(app), key, seq) : null);
    // A GS1 serial number has at most twenty characters.
    return gtin && serial && serial.length <= 20
      ? root + digitalLinkPath(['01', gtin14(gtin)], ['21', serial])
      : `urn:suyuan:id:${seq}`;
  });
}
