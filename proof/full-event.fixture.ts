import type { EpcisEvent } from './event-hash.ts';

// ObjectEvent_all_possible_fields of https://github.com/RalphTro/epcis-event-hash-generator (MIT), carried over as facts.

const at = (time: string, zone: string) => ({ eventTime: time, eventTimeZoneOffset: zone });
const sgln = (id: string) => ({ id: `urn:epc:id:sgln:${id}` });
const nested = {
  'ext2:array': ['11', '21', 'stringInArrayInObject'],
  'ext2:object': { 'ext2:object': { 'ext3:string': 'stringInObjectInObject' } },
  'ext2:string': 'stringInObject',
};
const deepest = (text: string) => ({
  'ext1:object': {
    'ext1:object': {
      'ext2:array': ['14', '23.0', text],
      'ext2:object': { 'ext2:object': { 'ext3:string': 'stringInObjectInObjectInArray' } },
      'ext2:int': '13',
      'ext2:string': 'stringInObjectInArray',
    },
  },
});
const extensions = {
  'ext1:float': '20',
  'ext1:time': '2013-06-08T14:58:56.591Z',
  'ext1:array': [
    '12',
    '22',
    '2013-06-08T14:58:56.591Z',
    'true',
    'stringInArray',
    deepest('stringInArrayInObjectInArray'),
  ],
  'ext1:boolean': 'true',
  'ext1:object': nested,
  'ext1:default': 'stringAsDefaultValue',
  'ext1:int': '10',
  'ext1:string': 'string',
};
const processing = 'https://example.com/253/4012345000054987';
const parties = (name: 'source' | 'destination', site: string, party: string) => [
  { type: 'location', [name]: `urn:epc:id:sgln:${site}` },
  { type: 'possessing_party', [name]: `urn:epc:id:pgln:${party}` },
  { type: 'owning_party', [name]: `urn:epc:id:pgln:${party}` },
];

/** An event with every field that there is, and its hash. */
export const fullEvent: readonly [event: EpcisEvent, hash: string] = [
  {
    type: 'ObjectEvent',
    ...at('2005-04-05T02:33:31.116Z', '-06:00'),
    eventID: 'urn:uuid:374d95fc-9457-4a51-bd6a-0bba133845a8',
    certificationInfo: 'https://accreditation-council.example.org/certificate/ABC12345',
    errorDeclaration: {
      declarationTime: '2006-11-07T14:00:00.000+01:00',
      reason: 'incorrect_data',
      correctiveEventIDs: ['urn:uuid:404d95fc-9457-4a51-bd6a-0bba133845a8'],
    },
    epcList: ['urn:epc:id:sgtin:0614141.107346.2018'],
    action: 'ADD',
    bizStep: 'receiving',
    disposition: 'in_progress',
    readPoint: sgln('0012345.11111.400'),
    bizLocation: sgln('0012345.11111.0'),
    bizTransactionList: [
      { type: 'po', bizTransaction: 'urn:epc:id:gdti:0614141.00001.1618034' },
      { type: 'pedigree', bizTransaction: 'urn:epc:id:gsrn:0614141.0000010253' },
    ],
    quantityList: [
      { epcClass: 'urn:epc:class:lgtin:4012345.012345.998877', quantity: 200, uom: 'KGM' },
    ],
    sourceList: parties('source', '4012345.00225.0', '4012345.00225'),
    destinationList: parties('destination', '0614141.00777.0', '0614141.00777'),
    sensorElementList: [
      {
        sensorMetadata: {
          time: '2019-04-02T13:05:00.000Z',
          deviceID: 'urn:epc:id:giai:4000001.111',
          deviceMetadata: 'https://id.gs1.org/8004/4000001111',
          rawData: 'https://example.org/8004/401234599999',
          startTime: '2019-04-02T12:55:01.000Z',
          endTime: '2019-04-02T13:55:00.000Z',
          dataProcessingMethod: processing,
          bizRules: processing,
          'ext1:someFurtherMetadata': 'someText',
        },
        sensorReport: [
          {
            type: 'Temperature',
            deviceID: 'urn:epc:id:giai:4000001.111',
            rawData: 'https://example.org/8004/401234599999',
            dataProcessingMethod: processing,
            time: '2019-07-19T13:00:00.000Z',
            microorganism: 'https://www.ncbi.nlm.nih.gov/taxonomy/1126011',
            chemicalSubstance: 'https://identifiers.org/inchikey:CZMRCDWAGMRECN-UGDNZRGBSA-N',
            value: 26,
            component: 'example:x',
            stringValue: 'SomeString',
            booleanValue: true,
            hexBinaryValue: 'f0f0f0',
            uriValue: 'https://id.gs1.org/8004/4000001111',
            minValue: 26,
            maxValue: 26.2,
            meanValue: 13.2,
            percRank: 50,
            percValue: 12.7,
            uom: 'CEL',
            sDev: 0.1,
            'ext1:someFurtherReportData': 'someText',
            deviceMetadata: 'https://id.gs1.org/8004/4000001111',
          },
        ],
        ...extensions,
        'ext1:array': [
          ...extensions['ext1:array'].slice(0, -1),
          deepest('stringInArrayInObjectInArray'),
        ],
      },
    ],
    persistentDisposition: { unset: ['completeness_inferred'], set: ['completeness_verified'] },
    ilmd: {
      ...extensions,
      'cbvmda:countryOfExport': 'KR',
      'cbvmda:grossWeight': '3.5',
      'cbvmda:netWeight': '3.5',
      'cbvmda:countryOfOrigin': 'GB',
      'cbvmda:drainedWeight': '3.5',
      'cbvmda:lotNumber': 'ABC123',
    },
    ...extensions,
  },
  '9811bfb2672e9c3a0f6151be339d22b60db375c8b23d2740f6137cc6539f0639',
];
