import { afterAll, describe, expect, test } from 'vitest';
import { vectorsOf } from '#contract/gs1/vectors.fixture.ts';
import { eventFaults, readDocument } from './events.ts';
import { digitalLinkOfUrn, urnOfDigitalLink } from './urn.ts';

const root = 'https://id.gs1.org';

describe('an EPC URI and a Digital Link name the same', () => {
  // Pairs of the examples of https://github.com/RalphTro/epcis-event-hash-generator (MIT), carried over as facts.
  const pairs: [urn: string, path: string][] = [
    ['urn:epc:id:sgtin:4012345.012345.12', '/01/04012345123456/21/12'],
    ['urn:epc:id:sscc:4012345.0000000333', '/00/040123450000003338'],
    ['urn:epc:id:grai:4012345.66666.87', '/8003/0401234566666387'],
    ['urn:epc:id:giai:4012345.AAbb', '/8004/4012345AAbb'],
    ['urn:epc:id:gsrn:4012345.9876540000', '/8018/401234598765400000'],
    ['urn:epc:id:gsrnp:4012345.0000098765', '/8017/401234500000987658'],
    ['urn:epc:id:gdti:4012345.55555.98', '/253/401234555555498'],
    ['urn:epc:id:cpi:4012345.ABC.123', '/8010/4012345ABC/8011/123'],
    ['urn:epc:id:sgcn:4012345.99999.44', '/255/401234599999044'],
    ['urn:epc:id:ginc:4012345.333', '/401/4012345333'],
    ['urn:epc:id:gsin:4012345.999987654', '/402/40123459999876541'],
    ['urn:epc:id:itip:4012345.012345.01.02.999', '/8006/040123451234560102/21/999'],
    ['urn:epc:id:upui:4012345.012345.AB12', '/01/04012345123456/235/AB12'],
    ['urn:epc:id:sgln:4012345.00011.987', '/414/4012345000115/254/987'],
    ['urn:epc:id:sgln:4012345.00001.0', '/414/4012345000016'],
    ['urn:epc:id:pgln:4012345.00225', '/417/4012345002256'],
    ['urn:epc:class:lgtin:4054739.099914.20160711', '/01/04054739999148/10/20160711'],
    ['urn:epc:id:sgtin:0614141.812345.a%2Fb(1)', '/01/80614141123458/21/a%2Fb%281%29'],
  ];
  describe('both ways', () => {
    afterAll(vectorsOf('EPC URIs and Digital Links, both ways'));

    test.each(pairs)('%s', (urn, path) => {
      expect(digitalLinkOfUrn(urn)).toBe(root + path);
      expect(urnOfDigitalLink(root + path, 7)).toBe(urn);
    });
  });
  test.each([
    'urn:epc:id:sgtin:4012345.01234.12',
    'urn:epc:id:sgtin:4012345.012345',
    'urn:epc:id:sscc:4012345.0000000333.1',
    'urn:epc:id:unknown:1.2.3',
    'urn:epc:idpat:sgtin:4012345.012345.7',
    'urn:uuid:1',
  ])('%s is none', (urn) => expect(digitalLinkOfUrn(urn)).toBeNull());
  test('a wrong check digit and a prefix of another length give none', () => {
    expect(urnOfDigitalLink(`${root}/01/04012345123457/21/12`, 7)).toBeNull();
    expect(urnOfDigitalLink(`${root}/01/04012345123456/21/12`, 13)).toBeNull();
    expect(digitalLinkOfUrn('urn:epc:idpat:sgtin:4054739.099914.*')).toBe(
      `${root}/01/04054739999148`,
    );
  });
});

const thing = 'urn:epc:id:sgtin:0614141.107346.2017';
const when = { eventTime: '2026-04-05T02:33:31.116Z', eventTimeZoneOffset: '-06:00' };
const object = { type: 'ObjectEvent', ...when, action: 'OBSERVE', epcList: [thing] };
const packed = {
  type: 'AggregationEvent',
  ...when,
  action: 'ADD',
  parentID: thing,
  childEPCs: [thing],
};
const traded = {
  type: 'TransactionEvent',
  ...when,
  action: 'ADD',
  epcList: [thing],
  bizTransactionList: [{ type: 'po', bizTransaction: 'urn:epcglobal:cbv:bt:1:2' }],
};
const made = {
  type: 'TransformationEvent',
  ...when,
  inputEPCList: [thing],
  outputEPCList: [thing],
};
const fitted = { ...packed, type: 'AssociationEvent' };
const sensed = (report: object) => ({
  ...object,
  sensorElementList: [
    { sensorReport: [{ type: 'Temperature', value: 4.5, uom: 'CEL', ...report }] },
  ],
});

describe('an event is taken as the JSON schema of the standard takes it', () => {
  test.each<[string, object]>([
    ['an object', object],
    ['packing', packed],
    ['trade', traded],
    ['making', made],
    ['fitting', fitted],
    ['another type, by its URI', { ...when, type: 'https://example.com/Event', whatever: 1 }],
    ['a list of nothing', { ...object, epcList: [] }],
    [
      'a class with a quantity',
      {
        ...object,
        epcList: undefined,
        quantityList: [{ epcClass: thing, quantity: 2.5, uom: 'KGM' }],
      },
    ],
    ['a sensor at a place', { ...sensed({}), epcList: undefined, readPoint: { id: 'geo:1,2' } }],
    ['facts of a lot with its birth', { ...object, action: 'ADD', ilmd: { 'ex:best': '2027' } }],
    ['fields with a prefix', { ...object, 'ex:a': { 'ex:b': [1] } }],
    ['the end of an unknown box', { ...packed, action: 'DELETE', childEPCs: undefined }],
    ['a step of somebody else', { ...object, bizStep: 'https://example.com/step' }],
    [
      'a declared error',
      { ...object, errorDeclaration: { declarationTime: when.eventTime, reason: 'did_not_occur' } },
    ],
    ['a lasting state', { ...object, persistentDisposition: { set: ['completeness_verified'] } }],
    [
      'a change through an id',
      { ...made, outputEPCList: undefined, transformationID: 'urn:uuid:1' },
    ],
    [
      'parties',
      {
        ...object,
        sourceList: [{ type: 'owning_party', source: thing }],
        destinationList: [{ type: 'location', destination: thing }],
      },
    ],
    [
      'a warning of a sensor',
      sensed({ exception: 'ALARM_CONDITION', component: 'x', hexBinaryValue: 'f0' }),
    ],
  ])('%s', (_what, event) => {
    expect(eventFaults(JSON.parse(JSON.stringify(event)))).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['no event', 'text', ''],
    ['no type', { ...when, action: 'ADD' }, 'type'],
    ['an unknown bare type', { ...object, type: 'StrangeEvent' }, 'type'],
    ['no time', { ...object, eventTime: undefined }, 'eventTime'],
    ['a time without a zone', { ...object, eventTime: '2026-04-05T02:33:31' }, 'eventTime'],
    ['a day that is none', { ...object, eventTime: '2026-02-30T02:33:31Z' }, 'eventTime'],
    ['no offset', { ...object, eventTimeZoneOffset: undefined }, 'eventTimeZoneOffset'],
    ['an offset that is none', { ...object, eventTimeZoneOffset: '+14:30' }, 'eventTimeZoneOffset'],
    ['nothing named', { ...object, epcList: undefined }, 'epcList'],
    ['a sensor nowhere', { ...sensed({}), epcList: undefined }, 'epcList'],
    ['one thing twice', { ...object, epcList: [thing, thing] }, 'epcList'],
    ['an id that is no URI', { ...object, epcList: ['12345'] }, 'epcList.0'],
    ['an unknown action', { ...object, action: 'CHANGE' }, 'action'],
    ['an unknown step', { ...object, bizStep: 'dancing' }, 'bizStep'],
    [
      'the older spelling of a step',
      { ...object, bizStep: 'urn:epcglobal:cbv:bizstep:shipping' },
      'bizStep',
    ],
    ['an unknown disposition', { ...object, disposition: 'happy' }, 'disposition'],
    ['an empty change of state', { ...object, persistentDisposition: {} }, 'persistentDisposition'],
    ['a place without an id', { ...object, readPoint: {} }, 'readPoint.id'],
    ['a field without a prefix', { ...object, colour: 'red' }, 'colour'],
    ['a field of another type', { ...object, parentID: thing }, 'parentID'],
    ['facts of a lot later', { ...object, ilmd: { 'ex:best': '2027' } }, 'ilmd'],
    ['facts without a prefix', { ...object, action: 'ADD', ilmd: { best: '2027' } }, 'ilmd.best'],
    [
      'a unit that is none',
      { ...object, quantityList: [{ epcClass: thing, uom: 'kg' }] },
      'quantityList.0.uom',
    ],
    [
      'a quantity as text',
      { ...object, quantityList: [{ epcClass: thing, quantity: '2' }] },
      'quantityList.0.quantity',
    ],
    ['no children', { ...packed, childEPCs: undefined }, 'childEPCs'],
    ['fitting into nothing', { ...fitted, parentID: undefined }, 'parentID'],
    ['trade without a paper', { ...traded, bizTransactionList: [] }, 'bizTransactionList'],
    ['making without a result', { ...made, outputEPCList: undefined }, 'inputEPCList'],
    ['an action of making', { ...made, action: 'ADD' }, 'action'],
    [
      'a measurement that is none',
      sensed({ type: 'Mood' }),
      'sensorElementList.0.sensorReport.0.type',
    ],
    ['a measured text', sensed({ value: '4' }), 'sensorElementList.0.sensorReport.0.value'],
    [
      'an unknown field of a sensor',
      sensed({ colour: 'red' }),
      'sensorElementList.0.sensorReport.0.colour',
    ],
    [
      'an error without a time',
      { ...object, errorDeclaration: { reason: 'did_not_occur' } },
      'errorDeclaration.declarationTime',
    ],
    ['a party of no kind', { ...object, sourceList: [{ source: thing }] }, 'sourceList.0.type'],
  ])('%s is refused', (_what, event, path) => {
    const faults = eventFaults(JSON.parse(JSON.stringify(event)));
    expect(faults.map((one) => one.path)).toContain(path);
  });
});

describe('a document', () => {
  const context = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
  const document = {
    '@context': [context, { ex: 'https://example.com/' }],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-04-05T02:33:31Z',
    sender: 'urn:epc:id:pgln:4012345.00225',
    epcisBody: { eventList: [object, packed] },
  };
  test('gives its events, the answer to a query too, and a single event', () => {
    expect(readDocument(document)).toMatchObject({
      document: { events: [object, packed], sender: document.sender },
    });
    const answer = {
      '@context': context,
      type: 'EPCISQueryDocument',
      epcisBody: { queryResults: { queryName: 'q', resultsBody: { eventList: [object] } } },
    };
    expect(readDocument(answer)).toMatchObject({ document: { events: [object] } });
    expect(readDocument({ '@context': context, ...object })).toMatchObject({
      document: { events: [{ type: 'ObjectEvent' }] },
    });
  });
  test.each<[string, unknown, string]>([
    ['without a context', { ...document, '@context': undefined }, '@context'],
    ['without a version', { ...document, schemaVersion: undefined }, 'schemaVersion'],
    ['without a date', { ...document, creationDate: 'today' }, 'creationDate'],
    ['without a list', { ...document, epcisBody: {} }, 'epcisBody.eventList'],
    ['with a field of its own', { ...document, note: 1 }, 'note'],
    ['of one event without a context', object, '@context'],
    ['that is a list', [], ''],
  ])('%s is refused', (_what, given, path) => {
    const read = readDocument(JSON.parse(JSON.stringify(given)));
    expect('faults' in read && read.faults.map((one) => one.path)).toContain(path);
  });
});
