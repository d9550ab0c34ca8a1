import path from 'node:path';
import pg from 'pg';
import { median, ms, percentile, print } from './numbers.ts';
import { startPlace } from './place.ts';

/** Captured by documents, and events in the history when one thing is asked for. */
const captured = Number(process.env.CAPTURED ?? 100_000);
const events = Number(process.env.EVENTS ?? 10_000_000);
const perDocument = Math.min(10_000, captured);
const asked = 200;

const place = await startPlace();
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const account = await owner.query<{ id: number }>(
  `select id from account where username = 'demo' and login_type = 'web'`,
);
const headers = {
  authorization: `Bearer ${await place.tokenFor(account.rows[0]!.id)}`,
  'content-type': 'application/ld+json',
};
const serial = (at: number) => `urn:epc:id:sgtin:4012345.012345.S${at}`;
const eventOf = (at: number) => ({
  type: 'ObjectEvent',
  eventTime: new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString(),
  eventTimeZoneOffset: '+08:00',
  action: 'OBSERVE',
  bizStep: 'shipping',
  disposition: 'in_transit',
  epcList: [serial(at)],
  readPoint: { id: 'urn:epc:id:sgln:4012345.00011.0' },
  bizTransactionList: [
    { type: 'desadv', bizTransaction: `urn:epcglobal:cbv:bt:4012345000009:${at}` },
  ],
});
const documentFrom = (first: number) =>
  JSON.stringify({
    '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-01-01T00:00:00Z',
    epcisBody: {
      eventList: Array.from({ length: perDocument }, (_one, at) => eventOf(first + at)),
    },
  });

const documents = Array.from({ length: captured / perDocument }, (_one, at) =>
  documentFrom(at * perDocument),
);
const began = performance.now();
for (const body of documents) {
  const answer = await fetch(`${place.base}/epcis/capture`, { method: 'POST', headers, body });
  if (answer.status !== 202) throw new Error(await answer.text());
}
const isOpen = async () =>
  (await owner.query(`select from epcis_capture where state = 'waiting' limit 1`)).rowCount! > 0;
while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 50));
const seconds = (performance.now() - began) / 1_000;
const kept = await owner.query<{ n: number }>(`select count(*)::int as n from epcis_event`);
if (kept.rows[0]!.n !== captured) throw new Error(`${kept.rows[0]!.n} events were captured`);
const rate = captured / seconds;
print(`capture of ${captured.toLocaleString('en')} events`, `${rate.toFixed(0)}/s`);

/** The same rows by COPY, with the same indexes and constraints. */
const tables = ['trace_event', 'epcis_event', 'epcis_name'];
const file = (table: string) => path.join(place.app.settings.DATA_DIR, `${table}.copy`);
for (const table of tables) {
  const where = table === 'trace_event' ? ` where kind = 'capture'` : '';
  await owner.query(`copy (select * from ${table}${where}) to '${file(table)}'`);
  await owner.query(`delete from ${table}${where}`);
}
await owner.query('vacuum');
const copyBegan = performance.now();
for (const table of tables) await owner.query(`copy ${table} from '${file(table)}'`);
const copyRate = captured / ((performance.now() - copyBegan) / 1_000);
print('the same rows by COPY', `${copyRate.toFixed(0)}/s`);
print('events/s of capture against COPY', (rate / copyRate).toFixed(2), 'aim ≥ 0.3');

// A history as it grows: each thing has about five events.
const things = Math.ceil(events / 5);
await owner.query(`insert into trace_event (company_id, record_time, id, event_time, kind, quantity, body, hash)
  select 1, now() - n * interval '0.2 seconds', nextval('trace_event_id'), now() - n * interval '0.2 seconds', 'capture', 1,
    jsonb_build_object('@context', jsonb_build_array('https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'),
      'type', 'ObjectEvent', 'action', 'OBSERVE', 'bizStep', 'shipping', 'eventTime', '2026-01-01T00:00:00Z',
      'eventTimeZoneOffset', '+08:00', 'epcList', jsonb_build_array('https://id.gs1.org/01/04012345123456/21/T' || n % ${things})),
    sha256(n::text::bytea)
  from generate_series(1, ${events}) as n`);
await owner.query(`insert into epcis_name (company_id, name, role, event_id, record_time)
  select 1, body -> 'epcList' ->> 0, 'epc', id, record_time from trace_event
  where kind = 'capture' and body -> 'epcList' ->> 0 like '%/21/T%'`);
await owner.query('vacuum analyze trace_event');
await owner.query('vacuum analyze epcis_name');
print('events in the history', events.toLocaleString('en'));

const times: number[] = [];
for (let at = 0; at < asked; at += 1) {
  const thing = `https://id.gs1.org/01/04012345123456/21/T${(at * 7_919) % things}`;
  const from = performance.now();
  const answer = await fetch(`${place.base}/epcis/events?MATCH_epc=${encodeURIComponent(thing)}`, {
    headers,
  });
  const body = (await answer.json()) as {
    epcisBody: { queryResults: { resultsBody: { eventList: object[] } } };
  };
  times.push(performance.now() - from);
  if (body.epcisBody.queryResults.resultsBody.eventList.length < 4)
    throw new Error('too few events');
}
print('the events of one serial, median', ms(median(times)), 'aim ≤ 50 ms');
print('the events of one serial, p95', ms(percentile(times, 0.95)), 'aim ≤ 50 ms');
await owner.end();
await place.close();
