import { sql } from 'kysely';
import { holderTexts } from '#contract/codes/holders.ts';
import type { CirculationAnswer, Stay } from '#contract/features/query/circulation/contract.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { eventsOf } from '#server/events/find.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { readIdentifiers } from '#server/identifiers/identifier-rows.ts';
import { readShipments } from '#server/logistics/shipment-rows.ts';
import { readCities } from '#server/logistics/shipped-lines.ts';
import { findDivision, type City } from '#server/places.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { custodyOf, type Custody } from './custody.ts';
import { holdingOf, slowOf, stagesOf } from './holding.ts';

type Asker = Reader<StaffSession>;
type Answer<F extends CirculationAnswer['found']> = Extract<CirculationAnswer, { found: F }>;
const mostEvents = 1_000;

/** Where a code, a batch or a shipment has been. */
export async function findCirculation(asker: Asker, text: string): Promise<CirculationAnswer> {
  const { app, tx, session } = asker;
  const seq = (await findNumbers(app, tx, session.companyId, [text])).get(text);
  if (seq !== undefined) {
    const found = await aboutIdentifier(asker, seq);
    if (found) return found;
  }
  const called = [...new Set([text, text.toUpperCase()])];
  const { rows } = await sql<{ batch: number | null; shipment: number | null }>`
    select (select id from batch where company_id = ${session.companyId} and code = any(${called}) limit 1) as batch,
      (select id from shipment where company_id = ${session.companyId} and code = any(${called}) limit 1) as shipment`.execute(
    tx,
  );
  const { batch, shipment } = rows[0]!;
  if (batch !== null) return aboutBatch(asker, batch);
  if (shipment !== null) return aboutShipment(asker, shipment);
  return { found: 'nothing' };
}

async function aboutIdentifier(asker: Asker, seq: number): Promise<Answer<'identifier'> | null> {
  const [row] = await readIdentifiers(asker, [seq]);
  if (!row) return null;
  const events = await eventsOf(asker.tx, asker.session.companyId, seq, mostEvents);
  return {
    found: 'identifier',
    id: seq,
    code: row.code,
    level: row.level,
    part_name: row.part_name,
    batch_code: row.batch_code,
    state: row.state,
    stays: await staysOf(asker, custodyOf(events)),
  };
}

type Party = { key: string; name: string; address: string };

/** Stays with the names of who had it, and where these are as far as their address or the event tells. */
async function staysOf({ tx, session, language }: Asker, chain: readonly Custody[]) {
  const ids = (kind: 'dealer' | 'customer') => [
    ...new Set(chain.flatMap(({ party }) => (party?.kind === kind ? party.id : []))),
  ];
  const { rows } = await sql<Party>`
    select 'dealer ' || dealer_id as key, name, address from dealer
    where company_id = ${session.companyId} and dealer_id = any(${ids('dealer')}::int[])
    union all
    select 'customer ' || id, name, address from customer
    where company_id = ${session.companyId} and id = any(${ids('customer')}::int[])`.execute(tx);
  const parties = new Map(rows.map((row) => [row.key, row]));
  const cities = await readCities(tx);
  const now = Date.now();
  return chain.map(({ from, until, ...one }): Stay => {
    const party = one.party && parties.get(`${one.party.kind} ${one.party.id}`);
    const kind = one.kind === 'way' ? 'company' : one.kind;
    return {
      ...one,
      name: party?.name ?? say(holderTexts[kind], language),
      place: party ? placeIn(party.address, cities, language) : one.place,
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
      seconds: Math.max(0, ((until?.getTime() ?? now) - from.getTime()) / 1_000),
    };
  });
}

function placeIn(address: string, cities: readonly City[], language: Asker['language']): string {
  const division = findDivision(address, cities);
  const province = division && provinceOf(division.province);
  if (!province) return '';
  const { city } = division;
  const named = { zh_CN: city?.name, en: city?.name_en, zh_TW: city?.name_tw }[language];
  return [say(province.name, language), named || city?.name || ''].filter(Boolean).join(' ');
}

async function aboutBatch(asker: Asker, id: number): Promise<Answer<'batch'>> {
  const { tx, session } = asker;
  const { rows } = await sql<{ code: string; part_name: string }>`
    select b.code, p.name as part_name from batch b join part p on p.company_id = b.company_id and p.id = b.part_id
    where b.company_id = ${session.companyId} and b.id = ${id}`.execute(tx);
  return {
    found: 'batch',
    id,
    ...rows[0]!,
    now: await holdingOf(asker, sql`i.batch_id = ${id}`),
    stages: await stagesOf(asker, id),
    slow: await slowOf(asker, id),
  };
}

async function aboutShipment(asker: Asker, id: number): Promise<Answer<'shipment'>> {
  const [shipment] = await readShipments(asker, [id]);
  const { code, state, from_name, to_name, picked, received, missing, ship_time, receive_time } =
    shipment!;
  const end = receive_time ? Date.parse(receive_time) : Date.now();
  return {
    found: 'shipment',
    id,
    code,
    state,
    from_name: from_name || say(holderTexts.company, asker.language),
    to_name,
    units: picked,
    received,
    missing,
    ship_time,
    receive_time,
    seconds: ship_time ? Math.max(0, (end - Date.parse(ship_time)) / 1_000) : null,
    now: await holdingOf(
      asker,
      sql`i.seq in (select seq from shipment_code
        where company_id = ${asker.session.companyId} and shipment_id = ${id} and level = 0)`,
    ),
  };
}
