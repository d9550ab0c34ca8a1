import { afterAll, describe, expect, test } from 'vitest';
import { tellVectors, vectorsOf } from '#contract/gs1/vectors.fixture.ts';
import { eventId, hashEvent, preHash, type EpcisEvent } from './event-hash.ts';
import { fullEvent } from './full-event.fixture.ts';
import { namespaces as theirs, references } from './reference-events.fixture.ts';

const namespaces = { example: 'https://ns.example.com/epcis/' };
const departing: EpcisEvent = {
  type: 'ObjectEvent',
  eventTime: '2020-03-04T11:00:30.000+01:00',
  eventTimeZoneOffset: '+01:00',
  recordTime: '2020-03-04T11:00:30.999+01:00',
  epcList: [
    'https://id.gs1.org/00/040123450000003338',
    'https://id.gs1.org/00/040123450000001112',
    'https://id.gs1.org/00/040123450000002225',
  ],
  action: 'OBSERVE',
  bizStep: 'departing',
  readPoint: { id: 'https://id.gs1.org/414/4012345000115/254/987' },
  'example:myField1': { 'example:mySubField2': '5', 'example:mySubField1': '2' },
  'example:myField2': '0',
  'example:myField3': { 'example:mySubField3': ['3', '1'] },
};
const shipped: EpcisEvent = {
  type: 'ObjectEvent',
  eventTime: '2020-03-04T11:00:30+01:00',
  eventTimeZoneOffset: '+01:00',
  epcList: ['https://id.example.org/01/00614141111114/10/LOT/21/987?17=271231'],
  action: 'OBSERVE',
  bizStep: 'departing',
  disposition: 'in_transit',
  readPoint: { id: 'https://id.gs1.org/414/4012345000115', 'example:myField1': 'AB-12' },
  bizTransactionList: [{ type: 'po', bizTransaction: 'https://id.gs1.org/253/4012345111118123' }],
  sourceList: [{ type: 'owning_party', source: 'https://id.gs1.org/417/4012345000009' }],
  destinationList: [{ type: 'owning_party', destination: 'https://id.gs1.org/417/0614141000005' }],
  'example:userExt': 'CD-34',
};
const advised: EpcisEvent = {
  type: 'ObjectEvent',
  eventTime: '2022-02-16T12:50:00.000+01:00',
  eventTimeZoneOffset: '+01:00',
  epcList: ['https://id.gs1.org/00/140123451122233341'],
  action: 'OBSERVE',
  bizStep: 'departing',
  readPoint: { id: 'https://id.gs1.org/414/4012345000221' },
  bizTransactionList: [
    { type: 'desadv', bizTransaction: 'urn:epcglobal:cbv:bt:4012345000009:ASN1099' },
  ],
  sourceList: [{ type: 'possessing_party', source: 'https://id.gs1.org/417/4012345000009' }],
  destinationList: [
    { type: 'possessing_party', destination: 'https://id.gs1.org/417/4023333000000' },
  ],
};
const underWay: EpcisEvent = {
  type: 'ObjectEvent',
  eventTime: '2022-02-16T16:50:00.000+01:00',
  eventTimeZoneOffset: '+01:00',
  epcList: ['https://id.gs1.org/00/140123451122233341'],
  action: 'OBSERVE',
  bizStep: 'transporting',
  readPoint: { id: 'geo:47.506694,11.104301' },
};

describe('the hash of an event is the one that others compute', () => {
  afterAll(vectorsOf('event hashes of CBV 2.0, single'));
  // Reference hashes of CBV 2.0 for these events.
  test.each([
    [
      'with fields of its own',
      departing,
      '6ae96341e0acc6d7a261364751f60e68278a81cdf51da0abb6b4e617014e39d7',
    ],
    [
      'with parties and an order',
      shipped,
      '3ae14c02c4bdc220cc31942cf804f6845eb8dec96ba6483391c92a9b165f9329',
    ],
    ['with an advice', advised, '2919bf0587534fef0e25eea97b5dda68f345e6bbf2c6b4cb27b2a52e0039272b'],
    [
      'with a place on the map',
      underWay,
      '1d2ec4174d8f0b5988a44795b31a636e8bc7f88ebc4bdc0d35c14f215a842e80',
    ],
  ])('%s', (_what, event, hash) => {
    expect(eventId(hashEvent(event, namespaces))).toBe(`ni:///sha-256;${hash}?ver=CBV2.0`);
  });
});

test('it is the one of the public generator for keys of every kind, sensors, and all other fields', () => {
  const all = [...references, fullEvent];
  const wrong = all.filter(
    ([event, hash]) => eventId(hashEvent(event, theirs)) !== `ni:///sha-256;${hash}?ver=CBV2.0`,
  );
  tellVectors('event hashes of the public generator', all.length - wrong.length, all.length);
  expect(wrong.map(([event]) => preHash(event, theirs))).toEqual([]);
  expect(references).toHaveLength(11);
});

test('a finer time is rounded to milliseconds', () => {
  const at = (eventTime: string) => preHash({ ...underWay, eventTime });
  expect(at('2023-02-02T11:04:03.1415Z')).toContain('eventTime=2023-02-02T11:04:03.142Z');
  expect(at('2023-02-02T12:04:03.1414+01:00')).toContain('eventTime=2023-02-02T11:04:03.141Z');
  expect(at('2023-02-02T11:04:59.9996Z')).toContain('eventTime=2023-02-02T11:05:00.000Z');
});

test('the order of fields and of what a list holds means nothing, nor who wrote it down when', () => {
  const turned = Object.fromEntries(Object.entries(departing).toReversed()) as EpcisEvent;
  const other = {
    ...turned,
    epcList: (departing.epcList as string[]).toReversed(),
    recordTime: '2026-01-01T00:00:00Z',
    eventID: 'urn:uuid:1',
    eventTime: '2020-03-04T18:00:30+08:00',
  };
  expect(preHash(other, namespaces)).toBe(preHash(departing, namespaces));
});

test.each([
  ['a thing', { epcList: ['https://id.gs1.org/00/040123450000001112'] }],
  ['the time', { eventTime: '2020-03-04T11:00:30.001+01:00' }],
  ['a field of its own', { 'example:myField2': '1' }],
  ['one more field', { disposition: 'in_transit' }],
])('another hash comes of a change of %s', (_what, change) => {
  const changed = { ...departing, ...change } as EpcisEvent;
  expect(hashEvent(changed, namespaces)).not.toEqual(hashEvent(departing, namespaces));
});

test('digits that somebody wrote as text stay as they are: long ones must not run into each other', () => {
  const one = { ...underWay, 'example:code': '12345678901234567890' };
  const two = { ...underWay, 'example:code': '12345678901234567891' };
  expect(hashEvent(one, namespaces)).not.toEqual(hashEvent(two, namespaces));
});
