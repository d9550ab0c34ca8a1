import { expect, test } from 'vitest';
import { readDocument } from '#contract/epcis/events.ts';
import { mutations } from '#contract/epcis/mutations.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { checkDocument } from './capture-job.ts';

const node = await startTestNode();
const { token } = await node.signIn('demo');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/ld+json' };
const context = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';

async function capture(eventList: unknown[], more = {}) {
  const sent = await fetch(`${node.base}/epcis/capture`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({
      '@context': context,
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: '2026-04-05T02:33:31Z',
      epcisBody: { eventList },
    }),
  });
  expect(sent.status, await sent.clone().text()).toBe(202);
  const read = async () =>
    (await (await fetch(node.base + sent.headers.get('location')!, { headers })).json()) as {
      running: boolean;
      success: boolean;
      errors: { detail: string }[];
    };
  await expect.poll(async () => (await read()).running, { timeout: 60_000 }).toBe(false);
  return read();
}
const ask = async (search: string) => {
  const answer = await fetch(`${node.base}/epcis/events?${search}`, { headers });
  expect(answer.status, `${search} ${await answer.clone().text()}`).toBe(200);
  const read = readDocument(await answer.json());
  return 'document' in read ? (read.document.events as Record<string, unknown>[]) : [];
};
const when = { eventTimeZoneOffset: '+08:00', action: 'OBSERVE' };
const event = (more: object) => ({
  type: 'ObjectEvent',
  eventTime: '2026-04-05T02:33:31Z',
  ...when,
  epcList: ['urn:epc:id:sgtin:4012345.012345.1'],
  ...more,
});

test('whatever the schema takes can be kept, or is refused by its name; it never stops the others', async () => {
  const all = [...mutations()].flatMap(({ document }) => {
    const read = readDocument(document);
    return 'document' in read ? read.document.events : [];
  });
  // Without its id each is one of its own, told apart by a number.
  const events = all
    .filter((_one, at) => at % 10 === 3)
    .map((one, at) => {
      const { eventID: _id, ...rest } = Object(one) as Record<string, unknown>;
      return { ...rest, 'ex:at': at };
    });
  const checked = await checkDocument(
    JSON.stringify({
      '@context': context,
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: '2026-04-05T02:33:31Z',
      epcisBody: { eventList: events },
    }),
  );
  expect(checked.good.length).toBeGreaterThan(700);
  expect(checked.problems.filter(({ detail }) => detail.includes('hashed'))).toEqual([]);
  const told = await capture(events, { 'gs1-capture-error-behaviour': 'proceed' });
  expect(told.errors.length).toBe(100);
  const found = await ask('GE_recordTime=2026-01-01T00:00:00Z&EXISTS_ex:at=&perPage=1');
  expect(found).toHaveLength(1);
});

test.each([
  ['0000-06-01T00:00:00Z', 'eventTime'],
  ['0001-01-01T00:00:00+01:00', 'eventTime'],
])('%s is a time that is not kept, and told', async (eventTime, path) => {
  const told = await capture([event({ eventTime })]);
  expect(told.success).toBe(false);
  expect(told.errors[0]!.detail).toContain(path);
});

test.each([
  ['2026-04-05T02:33:31+23:59', '2026-04-04T02:34:31Z'],
  ['2026-06-30T23:59:60Z', '2026-07-01T00:00:00Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('%s is the moment that it says', async (eventTime, moment) => {
  const epc = `urn:epc:id:sgtin:4012345.012345.${Date.parse(moment)}`;
  expect(await capture([event({ eventTime, epcList: [epc] })])).toMatchObject({ success: true });
  const before = new Date(Date.parse(moment) - 1).toISOString();
  expect(await ask(`MATCH_epc=${epc}&GE_eventTime=${moment}`)).toMatchObject([{ eventTime }]);
  expect(await ask(`MATCH_epc=${epc}&LT_eventTime=${moment}`)).toEqual([]);
  expect(await ask(`MATCH_epc=${epc}&GE_eventTime=${before}`)).toHaveLength(1);
});

test('values of others that are no time, no number or no list make no query fail', async () => {
  const strange = [
    ...['2026-99-99T99:99:99Z', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '2026-01-01Tx'],
    ...['9'.repeat(140_000), `1.${'9'.repeat(20_000)}`, '-', '1e9'],
    ...['2026-02-29T00:00:00Z', '2028-02-29T00:00:00Z', '17'],
  ];
  const packed = { type: 'AggregationEvent', parentID: 'urn:x:1', childEPCs: ['urn:x:2'] };
  const told = await capture([
    ...strange.map((value) => event({ 'ex:v': value, 'ex:group': 'strange' })),
    ...['x', 5, {}, { set: 'x', unset: 5 }].map((persistentDisposition, at) =>
      event({ ...packed, epcList: undefined, persistentDisposition, 'ex:at': at }),
    ),
    event({
      type: 'https://x.example/e',
      errorDeclaration: { declarationTime: '2026-01-01T00:00:00Z' },
    }),
  ]);
  expect(told.errors).toEqual([]);
  const only = 'EQ_ex:group=strange&';
  expect(await ask(`${only}GE_ex:v=2026-01-01T00:00:00Z`)).toMatchObject([
    { 'ex:v': '2028-02-29T00:00:00Z' },
  ]);
  expect(await ask(`${only}LT_ex:v=100`)).toMatchObject([{ 'ex:v': '17' }]);
  for (const change of ['set', 'unset'])
    expect(await ask(`EQ_persistentDisposition_${change}=recalled`)).toEqual([]);
  expect(await ask('EQ_correctiveEventID=urn:x:9')).toEqual([]);
  for (const field of ['value', 'quantity']) await ask(`GE_${field}=5`);
});
