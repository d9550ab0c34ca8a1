import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventFaults, readDocument } from '#contract/epcis/events.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import { eventLeaf } from '#proof/leaves.ts';
import { growTree } from '#proof/merkle.ts';
import { verifyDay } from '#proof/verify-day.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const context = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
let tokens: Record<string, string>;
let unit: { seq: number; code: string; gtin: string; box: number };
type Event = Record<string, unknown>;

const call = (method: string, path: string, body?: unknown, user = 'demo', headers = {}) =>
  fetch(`${node.base}${path}`, {
    method,
    headers: {
      ...(tokens[user] ? { authorization: `Bearer ${tokens[user]}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/ld+json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const documentOf = (eventList: unknown[], more = {}) => ({
  '@context': [context, { ex: 'https://example.com/ns/' }],
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-04-05T02:33:31Z',
  epcisBody: { eventList },
  ...more,
});
type Capture = {
  running: boolean;
  success: boolean;
  errors: { detail: string; title: string }[];
} & Record<string, unknown>;
async function capture(eventList: unknown[], headers = {}, user = 'demo'): Promise<Capture> {
  const answer = await call('POST', '/epcis/capture', documentOf(eventList), user, headers);
  expect(answer.status, await answer.clone().text()).toBe(202);
  const job = answer.headers.get('location')!;
  await expect
    .poll(
      async () => ((await (await call('GET', job, undefined, user)).json()) as Capture).running,
      { timeout: 15_000 },
    )
    .toBe(false);
  return (await (await call('GET', job, undefined, user)).json()) as Capture;
}
async function events(search: string, user = 'demo', path = '/epcis/events'): Promise<Event[]> {
  const answer = await call('GET', `${path}?${search}`, undefined, user);
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const read = readDocument(JSON.parse(text));
  if (!('document' in read)) throw new Error(text);
  return read.document.events as Event[];
}
const problem = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  return { status: answer.status, ...((await answer.json()) as { type: string; detail: string }) };
};

const when = { eventTime: '2026-04-05T02:33:31.116Z', eventTimeZoneOffset: '+08:00' };
const sgtin = (serial: string | number) => `urn:epc:id:sgtin:4012345.012345.${serial}`;
const sscc = 'urn:epc:id:sscc:4012345.0000000333';
const shipment = (more: Event = {}) => ({
  type: 'ObjectEvent',
  ...when,
  action: 'OBSERVE',
  bizStep: 'shipping',
  epcList: [sgtin(1)],
  readPoint: { id: 'urn:epc:id:sgln:4012345.00011.0' },
  ...more,
});

beforeAll(async () => {
  const users = ['demo', 'other', 'sales', 'product'];
  tokens = Object.fromEntries(
    await Promise.all(users.map(async (one) => [one, (await node.signIn(one)).token])),
  );
  const found = await owner.row<{ seq: string; gtin: string; box: string }>(
    `select i.seq, p.gtin, i.parent_seq as box from identifier i join part p on p.company_id = i.company_id and p.id = i.part_id
     where i.company_id = 1 and p.gtin <> '' and i.level = 0 and i.parent_seq is not null order by i.seq limit 1`,
  );
  const demo = node.withToken('web', tokens.demo!);
  const info = await demo.get('identifier/info', { id: Number(found.seq) });
  unit = {
    seq: Number(found.seq),
    gtin: found.gtin.padStart(14, '0'),
    code: info.data.code as string,
    box: Number(found.box),
  };
});

describe('what others tell', () => {
  test('is captured with all types, found by what it names, and handed out as it came', async () => {
    const list = [
      shipment({ 'ex:truck': 'B-12', eventID: 'urn:uuid:00000000-0000-4000-8000-000000000001' }),
      {
        type: 'AggregationEvent',
        ...when,
        action: 'ADD',
        parentID: sscc,
        childEPCs: [sgtin(1), sgtin(2)],
        bizStep: 'packing',
      },
      {
        type: 'TransactionEvent',
        ...when,
        action: 'ADD',
        epcList: [sgtin(2)],
        bizTransactionList: [{ type: 'po', bizTransaction: 'urn:epcglobal:cbv:bt:1:PO-7' }],
      },
      {
        type: 'TransformationEvent',
        ...when,
        inputEPCList: [sgtin(1)],
        outputQuantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.L1', quantity: 5 }],
        ilmd: { 'ex:best': '2027-01-01' },
      },
      {
        type: 'AssociationEvent',
        ...when,
        action: 'ADD',
        parentID: 'urn:epc:id:grai:4012345.66666.87',
        childEPCs: [sgtin(3)],
      },
      shipment({
        epcList: [sgtin(9)],
        bizStep: 'sensor_reporting',
        sensorElementList: [{ sensorReport: [{ type: 'Temperature', value: 8.5, uom: 'CEL' }] }],
      }),
    ];
    const done = await capture(list);
    expect(done).toMatchObject({ success: true, errors: [], 'suyuan:captured': 6 });
    const byThing = await events(`MATCH_anyEPC=${sgtin(1)}&orderDirection=ASC`);
    expect(byThing.map((one) => one.type)).toEqual([
      'ObjectEvent',
      'AggregationEvent',
      'TransformationEvent',
    ]);
    expect(byThing[0]).toMatchObject({
      ...list[0]!,
      '@context': [context, { ex: 'https://example.com/ns/' }],
    });
    for (const one of byThing) expect(eventFaults(one)).toEqual([]);
    const count = async (search: string) => (await events(search)).length;
    expect(await count('MATCH_epc=https://example.org/01/04012345123456/21/1')).toBe(2);
    expect(await count(`MATCH_epc=urn:epc:idpat:sgtin:4012345.012345.*`)).toBe(5);
    expect(await count(`MATCH_parentID=https://id.gs1.org/00/040123450000003338`)).toBe(1);
    expect(await count(`MATCH_inputEPC=${sgtin(1)}`)).toBe(1);
    expect(await count(`MATCH_outputEPC=${sgtin(1)}`)).toBe(0);
    expect(await count('MATCH_anyEPCClass=https://id.gs1.org/01/04012345123456/10/L1')).toBe(1);
    expect(await count('EQ_readPoint=https://id.gs1.org/414/4012345000115')).toBe(2);
    expect(
      await count('WD_readPoint=https://id.gs1.org/414/4012345000115&EQ_bizStep=shipping'),
    ).toBe(1);
    expect(await count('EQ_bizTransaction_po=urn:epcglobal:cbv:bt:1:PO-7')).toBe(1);
    expect(await count('EQ_ex:truck=B-12')).toBe(1);
    expect(await count('EQ_ILMD_ex:best=2027-01-01')).toBe(1);
    expect(await count('EQ_type=Temperature&GT_value=8')).toBe(1);
    expect(await count('EQ_type=Temperature&GT_value=9')).toBe(0);
    expect(await count('EQ_quantity=5')).toBe(1);
    expect(await count('eventType=AssociationEvent|TransactionEvent')).toBe(2);
    expect(await count('EQ_eventID=urn:uuid:00000000-0000-4000-8000-000000000001')).toBe(1);
    expect(await events('', 'demo', `/epcis/epcs/${encodeURIComponent(sscc)}/events`)).toHaveLength(
      1,
    );
    const id = encodeURIComponent('urn:uuid:00000000-0000-4000-8000-000000000001');
    const one = (await (await call('GET', `/epcis/events/${id}`)).json()) as Event;
    expect(one).toMatchObject({ type: 'ObjectEvent', 'ex:truck': 'B-12' });
    // Each is there once, however often it is sent.
    expect(await capture(list)).toMatchObject({
      success: true,
      'suyuan:captured': 0,
      'suyuan:repeated': 6,
    });
    expect(await events(`MATCH_anyEPC=${sgtin(1)}`, 'other')).toEqual([]);
  });

  test('stands in the timeline of our product that it names, and of no other', async () => {
    const mine = `https://id.supplier.example/01/${unit.gtin}/21/${unit.code}`;
    const wrong = `https://id.supplier.example/01/04012345123456/21/${unit.code}`;
    await capture([
      shipment({
        epcList: [mine],
        bizStep: 'arriving',
        eventTime: '2026-05-05T02:33:31Z',
        sourceList: [{ type: 'possessing_party', source: 'urn:epc:id:pgln:4012345.00225' }],
      }),
      shipment({ epcList: [wrong], bizStep: 'departing', eventTime: '2026-05-05T02:33:31Z' }),
    ]);
    const demo = node.withToken('web', tokens.demo!);
    const { data } = await demo.post('traceQuery/find', { text: unit.code });
    const theirs = (data.identifier.events as Event[]).filter(({ kind }) => kind === 'capture');
    expect(theirs).toMatchObject([
      { kind: 'capture', create_user: 'demo', reason: 'arriving', from_name: '4012345002256' },
    ]);
    const all = await events('', 'demo', `/api/web/epcis/events/${unit.code}`);
    expect(all.filter(({ bizStep }) => bizStep === 'arriving')).toHaveLength(1);
    expect(all.filter(({ bizStep }) => bizStep === 'departing')).toEqual([]);
    expect(all.length).toBeGreaterThan(2);
  });

  test('is refused as a whole with a wrong event, or without it, as was asked', async () => {
    const list = [
      shipment({ epcList: [sgtin(50)] }),
      shipment({ bizStep: 'dancing' }),
      shipment({ epcList: undefined }),
    ];
    const none = await capture(list);
    expect(none).toMatchObject({ success: false, 'suyuan:captured': 0 });
    expect(none.errors.map(({ detail }) => detail.split(' ')[0])).toEqual([
      'eventList[1].bizStep',
      'eventList[2].epcList',
    ]);
    expect(await events(`MATCH_epc=${sgtin(50)}`)).toEqual([]);
    const some = await capture(list, { 'gs1-capture-error-behaviour': 'proceed' });
    expect(some).toMatchObject({ success: false, 'suyuan:captured': 1 });
    expect(await events(`MATCH_epc=${sgtin(50)}`)).toHaveLength(1);
  });

  test('an id stands for one event; that it was wrong is told with it', async () => {
    const eventID = 'urn:uuid:00000000-0000-4000-8000-000000000002';
    const event = shipment({ eventID, epcList: [sgtin(60)] });
    expect(await capture([event])).toMatchObject({ success: true });
    const other = await capture([
      { ...event, bizStep: 'receiving' },
      shipment({ epcList: [sgtin(61)] }),
    ]);
    expect(other).toMatchObject({ success: false, 'suyuan:captured': 0 });
    expect(other.errors[0]!.title).toBe('The id belongs to another event');
    expect(await events(`MATCH_epc=${sgtin(61)}`)).toEqual([]);
    const errorDeclaration = { declarationTime: '2026-04-06T00:00:00Z', reason: 'did_not_occur' };
    expect(await capture([{ ...event, errorDeclaration }])).toMatchObject({ 'suyuan:captured': 1 });
    expect(await events(`EQ_eventID=${eventID}`)).toHaveLength(2);
    expect(await events(`EQ_eventID=${eventID}&EXISTS_errorDeclaration=`)).toHaveLength(1);
    const lie = 'ni:///sha-256;'.concat('0'.repeat(64), '?ver=CBV2.0');
    expect(await capture([shipment({ eventID: lie })])).toMatchObject({ success: false });
  });

  test.each<[string, string, number]>([
    ['no JSON', '{', 0],
    ['a zero byte', JSON.stringify(documentOf([shipment({ 'ex:a': 'x\u0000' })])), 0],
    ['half a character', JSON.stringify(documentOf([shipment({ 'ex:a': '\ud800' })])), 0],
    [
      'a hundred levels',
      JSON.stringify(
        documentOf([shipment({ 'ex:a': JSON.parse('['.repeat(99) + ']'.repeat(99)) as object })]),
      ),
      0,
    ],
    [
      'a very long name',
      JSON.stringify(documentOf([shipment({ epcList: [`urn:x:${'y'.repeat(2_000)}`] })])),
      0,
    ],
    ['a huge event', JSON.stringify(documentOf([shipment({ 'ex:a': 'y'.repeat(300_000) })])), 0],
  ])('%s is refused by its job', async (_what, body) => {
    const answer = await call('POST', '/epcis/capture', body);
    const job = answer.headers.get('location')!;
    await expect
      .poll(async () => (await (await call('GET', job)).json()) as Capture, { timeout: 15_000 })
      .toMatchObject({ running: false, success: false });
  });

  test('one event is taken at once', async () => {
    const event = { '@context': context, ...shipment({ epcList: [sgtin(70)] }) };
    const made = await call('POST', '/api/web/epcis/events', event);
    expect(made.status).toBe(201);
    const again = (await (await call('GET', made.headers.get('location')!)).json()) as Event;
    expect(again).toMatchObject({ epcList: [sgtin(70)] });
    expect(
      await problem(
        await call('POST', '/epcis/events', { '@context': context, ...shipment({ action: 'X' }) }),
      ),
    ).toMatchObject({
      status: 400,
      type: 'epcisException:ValidationException',
    });
  });
});

describe('who may', () => {
  test('capture and query is said by rights of their own, also of keys, and each company has its own', async () => {
    for (const [method, path, body] of [
      ['GET', '/epcis/events', undefined],
      ['GET', '/epcis/capture', undefined],
      ['POST', '/epcis/capture', documentOf([])],
      ['POST', '/epcis/events', documentOf([])],
      ['GET', '/epcis/queries', undefined],
    ] as const) {
      expect(await problem(await call(method, path, body, 'nobody'))).toMatchObject({
        status: 401,
      });
      expect(await problem(await call(method, path, body, 'sales'))).toMatchObject({ status: 403 });
    }
    const demo = node.withToken('web', tokens.demo!);
    const key = await demo.post('apiKey/add', {
      name: '供应商',
      permissions: ['trace:query:capture'],
      expires_at: null,
    });
    tokens.key = key.data.key as string;
    expect((await call('POST', '/epcis/capture', documentOf([shipment()]), 'key')).status).toBe(
      202,
    );
    expect((await call('GET', '/epcis/events', undefined, 'key')).status).toBe(403);
    const job = (await call('POST', '/epcis/capture', documentOf([]))).headers.get('location')!;
    expect(await problem(await call('GET', job, undefined, 'other'))).toMatchObject({
      status: 404,
      type: 'epcisException:NoSuchNameException',
    });
    const head = await call('OPTIONS', '/epcis/capture');
    expect(head.headers.get('gs1-epcis-capture-limit')).toBe('10000');
    expect((await call('POST', '/epcis/capture', `"${'x'.repeat(11_000_000)}"`)).status).toBe(413);
  });
});

describe('a query', () => {
  test('gives everything once, page by page, in both orders', async () => {
    for (const order of [
      'orderBy=eventTime&orderDirection=ASC',
      'orderBy=recordTime&orderDirection=DESC',
    ]) {
      const seen: string[] = [];
      let path: string | null =
        `/epcis/events?perPage=7&eventCountLimit=40&LT_recordTime=2100-01-01T00:00:00Z&${order}`;
      let pages = 0;
      while (path) {
        const answer: Response = await call('GET', path);
        const read = readDocument(await answer.json());
        if ('document' in read)
          seen.push(
            ...read.document.events.map(
              (one) =>
                (one as { eventID: string }).eventID + (one as { recordTime: string }).recordTime,
            ),
          );
        path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
        pages += 1;
      }
      expect(seen).toHaveLength(40);
      expect(new Set(seen).size).toBe(40);
      expect(pages).toBe(6);
    }
  });

  test('is kept under a name', async () => {
    const query = { EQ_bizStep: ['shipping'], eventType: ['ObjectEvent'] };
    expect((await call('POST', '/epcis/queries', { name: 'shipped', query })).status).toBe(201);
    expect(
      await problem(await call('POST', '/epcis/queries', { name: 'shipped', query })),
    ).toMatchObject({ status: 409 });
    const found = await events('perPage=5', 'demo', '/epcis/queries/shipped/events');
    expect(found).toHaveLength(5);
    expect(found.every(({ bizStep }) => bizStep === 'shipping')).toBe(true);
    expect((await call('GET', '/epcis/queries/shipped', undefined, 'other')).status).toBe(404);
    expect((await call('DELETE', '/epcis/queries/shipped')).status).toBe(204);
    expect((await call('GET', '/epcis/queries/shipped/events')).status).toBe(404);
    expect(
      await problem(
        await call('POST', '/epcis/queries', { name: 'bad', query: { EQ_colour: 'red' } }),
      ),
    ).toMatchObject({ status: 400 });
  });

  test.each([
    'EQ_colour=red',
    'GE_eventTime=yesterday',
    'perPage=0',
    'nextPageToken=x',
    'orderBy=colour',
    'eventCountLimit=1&maxEventCount=1',
    'GT_quantity=many',
    '__proto__=1',
    'constructor=1',
  ])('%s is refused with the parameter that is wrong', async (search) => {
    expect(await problem(await call('GET', `/epcis/events?${search}`))).toMatchObject({
      status: 400,
      type: 'epcisException:QueryParameterException',
    });
  });
  test('that finds too much is told', async () => {
    expect((await problem(await call('GET', '/epcis/events?maxEventCount=3'))).status).toBe(413);
  });
  test.each([
    'GE_eventTime=2020-01-01T00:00:00Z&LT_eventTime=2100-01-01T00:00:00Z',
    'GE_recordTime=2020-01-01T00:00:00Z',
    'EQ_persistentDisposition_set=completeness_verified',
    'EQ_source_possessing_party=urn:suyuan:company:1',
    'EQ_destination_owning_party=urn:x:1',
    'EQ_bizLocation=urn:x:1',
    'WD_bizLocation=urn:x:1',
    'EQ_transformationID=urn:x:1',
    'EQ_errorReason=did_not_occur',
    'EQ_correctiveEventID=urn:x:1',
    'GE_errorDeclarationTime=2020-01-01T00:00:00Z',
    'EXISTS_value=',
    'EQ_suyuan:kind=ship',
    'GT_suyuan:company=0',
    'LE_ex:day=2020-01-01T00:00:00Z',
    'EXISTS_ILMD_ex:best=',
    'MATCH_epcClass=urn:x:1',
    'MATCH_parentID=urn:suyuan:id:1&MATCH_epc=urn:suyuan:id:2',
  ])('%s is understood', async (search) => {
    await events(search);
  });
});

test('everything that was done here comes out as the standard has it, and can be taken back in once', async () => {
  const all = await events('perPage=1000');
  expect(all.length).toBeGreaterThan(300);
  for (const one of all) expect(eventFaults(one), JSON.stringify(one)).toEqual([]);
  const kinds = new Set(all.map((one) => one['suyuan:kind']));
  expect(kinds.size).toBeGreaterThan(8);
  const parent = await events(`MATCH_parentID=urn:suyuan:id:${unit.box}`);
  expect(parent.length).toBeGreaterThan(0);
  expect(parent.every(({ parentID }) => parentID === `urn:suyuan:id:${unit.box}`)).toBe(true);
  const back = await call(
    'POST',
    '/epcis/capture',
    documentOf(all.slice(0, 20), { '@context': [context, { suyuan: 'urn:suyuan:epcis:' }] }),
  );
  const job = back.headers.get('location')!;
  await expect
    .poll(async () => (await (await call('GET', job)).json()) as Capture, { timeout: 15_000 })
    .toMatchObject({ running: false, success: true, 'suyuan:captured': 0 });
});

test('a day with the events of others verifies like any other', async () => {
  await capture([
    shipment({
      epcList: [sgtin(80)],
      eventID: 'urn:uuid:00000000-0000-4000-8000-000000000080',
      'ex:x': { 'ex:y': '1.50' },
    }),
  ]);
  const { hash, body } = await owner.row<{ hash: Buffer; body: Event }>(
    `select hash, body from trace_event where kind = 'capture' and body ->> 'eventID' like '%80' limit 1`,
  );
  const line = canonicalJson({ ...body, recordTime: '2026-04-05T00:00:00.000000Z' });
  const tree = growTree();
  tree.add(eventLeaf({ company_id: 1, day: '2026-04-05', order: 0 }, line, hash));
  const head = {
    format: 'suyuan-events/2',
    company_id: 1,
    company: 'A',
    day: '2026-04-05',
    scheme: 2,
    events: 1,
    root: bytesToHex(tree.root()),
    namespaces: {},
    proof: null,
    head: null,
  };
  const verified = await verifyDay([JSON.stringify(head), line]);
  expect(verified.faults.map(({ what }) => what)).not.toContain('changed');
  expect(verified.root).toBe(head.root);
});
