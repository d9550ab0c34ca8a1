import { sql } from 'kysely';
import type { EpcisEvent } from '#proof/event-hash.ts';
import { digitalLinkPath } from '#contract/gs1/digital-link.ts';
import type { App } from '../app.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { permutationOf } from '../codes/space.ts';
import type { Holder, NewEvent, Run } from './new-event.ts';
import { words } from './vocabulary.ts';

// More than this are given by class and quantity; the runs name each of them anyway.
const mostListed = 50;
const root = 'https://id.gs1.org';

type Facts = { gtin: string | null; lot: string | null; gln: string | null };

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
  const listed = quantity <= mostListed ? await namesOf(app, tx, companyId, runs, facts) : null;
  const summed = [{ epcClass: classOf(companyId, partId, facts), quantity }];
  const things = isAggregation
    ? {
        parentID: containerName(event.parent!),
        ...(listed ? { childEPCs: listed } : { childQuantityList: summed }),
      }
    : listed
      ? { epcList: listed }
      : { quantityList: summed };
  const more = { ...detail, pack: packId, batch: facts.lot ?? batchId, reason, by: by?.id };
  const told = Object.entries(more).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return {
    type: isAggregation ? 'AggregationEvent' : 'ObjectEvent',
    eventTime: time.toISOString(),
    eventTimeZoneOffset: '+08:00',
    ...things,
    ...words[kind],
    ...partiesOf(event),
    ...madeAt(event, facts),
    'suyuan:company': companyId,
    'suyuan:kind': kind,
    // All its numbers in a short form: 1-500,502
    'suyuan:numbers': runs
      .map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`))
      .join(','),
    ...Object.fromEntries(told.map(([name, value]) => [`suyuan:${name}`, value])),
  };
}

const containerName = (seq: number) => `urn:suyuan:id:${seq}`;

/** From whom to whom, where, and by which document: only what is known. */
function partiesOf({ companyId, from, to, place, document, containers }: NewEvent) {
  const nameOf = (holder: Holder) =>
    holder === 'company'
      ? `urn:suyuan:company:${companyId}`
      : 'dealer' in holder
        ? `urn:suyuan:dealer:${companyId}:${holder.dealer}`
        : `urn:suyuan:customer:${companyId}:${holder.customer}`;
  const type = 'possessing_party';
  return {
    ...(place
      ? { readPoint: { id: `urn:suyuan:place:${companyId}:${encodeURIComponent(place)}` } }
      : {}),
    ...(document
      ? {
          bizTransactionList: [
            { type: 'desadv', bizTransaction: `urn:suyuan:document:${companyId}:${document}` },
          ],
        }
      : {}),
    ...(from ? { sourceList: [{ type, source: nameOf(from) }] } : {}),
    ...(to ? { destinationList: [{ type, destination: nameOf(to) }] } : {}),
    ...(containers && containers.length > 0
      ? { 'suyuan:containers': containers.slice(0, mostListed).map(String).join(',') }
      : {}),
  };
}

/** Products come into being at the factory of their batch, where it has a location number. */
function madeAt({ kind }: NewEvent, { gln }: Facts) {
  if (kind !== 'bind' || gln === null) return {};
  const place = { id: root + digitalLinkPath(['414', gln]) };
  return { readPoint: place, bizLocation: place };
}

async function readFacts(tx: Tx, { companyId, partId, batchId }: NewEvent): Promise<Facts> {
  if (!partId && !batchId) return { gtin: null, lot: null, gln: null };
  const { rows } = await sql<Facts>`
    select (select nullif(gtin, '') from part where company_id = ${companyId} and id = ${partId ?? null}) as gtin,
      (select code from batch where company_id = ${companyId} and id = ${batchId ?? null}) as lot,
      (select nullif(f.gln, '') from batch b join factory f on f.company_id = b.company_id and f.id = b.factory_id
        where b.company_id = ${companyId} and b.id = ${batchId ?? null}) as gln`.execute(tx);
  return rows[0]!;
}

/** A GTIN with fourteen digits, as in a Digital Link. */
const gtin14 = (gtin: string) => gtin.padStart(14, '0');

function classOf(companyId: number, partId: number | null | undefined, { gtin }: Facts): string {
  return gtin
    ? root + digitalLinkPath(['01', gtin14(gtin)])
    : `urn:suyuan:part:${companyId}:${partId ?? 0}`;
}

/** The identifiers by name: a GS1 Digital Link where their part has a GTIN, else a URI of our own. */
async function namesOf(
  app: App,
  tx: Tx,
  companyId: number,
  runs: readonly Run[],
  { gtin }: Facts,
): Promise<string[]> {
  const numbers = runs.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_one, at) => first + at),
  );
  const { rows } = gtin
    ? await sql<{ seq: number; code: string | null; key_id: number | null }>`
        select i.seq, i.code, (select p.key_id from identifier_pack p
          where p.company_id = i.company_id and p.first_seq <= i.seq order by p.first_seq desc limit 1) as key_id
        from identifier i where i.company_id = ${companyId} and i.seq = any(${numbers}::bigint[])`.execute(
        tx,
      )
    : { rows: [] };
  const known = new Map(rows.map((row) => [row.seq, row]));
  const keys = new Map<number, Buffer>();
  for (const { key_id: id } of rows)
    if (id && !keys.has(id)) keys.set(id, await anyKeyOf(app, tx, companyId, id));
  return numbers.map((seq) => {
    const row = known.get(seq);
    const key = row?.key_id ? keys.get(row.key_id) : undefined;
    const serial = row?.code ?? (key ? codeOf(permutationOf(app), key, seq) : null);
    // A GS1 serial number has at most twenty characters.
    return gtin && serial && serial.length <= 20
      ? root + digitalLinkPath(['01', gtin14(gtin)], ['21', serial])
      : `urn:suyuan:id:${seq}`;
  });
}
