// Events and documents, each changed in one place in every way below, in an order that never changes.

const thing = 'urn:epc:id:sgtin:0614141.107346.2017';
const other = 'https://id.gs1.org/01/04012345123456/21/12';
const kind = 'urn:epc:class:lgtin:4012345.012345.998877';
const when = {
  '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
  eventTime: '2026-04-05T02:33:31.116Z',
  recordTime: '2026-04-05T02:33:32+08:00',
  eventTimeZoneOffset: '-06:00',
  eventID: 'urn:uuid:374d95fc-9457-4a51-bd6a-0bba133845a8',
};
const around = {
  bizStep: 'receiving',
  disposition: 'in_progress',
  readPoint: { id: 'urn:epc:id:sgln:0012345.11111.400' },
  bizLocation: { id: 'https://id.gs1.org/414/4012345000115' },
  sourceList: [{ type: 'owning_party', source: 'urn:epc:id:pgln:4012345.00225' }],
  destinationList: [{ type: 'location', destination: 'urn:epc:id:sgln:0614141.00777.0' }],
};
const papers = [{ type: 'po', bizTransaction: 'urn:epc:id:gdti:0614141.00001.1618034' }];
const amounts = [{ epcClass: kind, quantity: 2.5, uom: 'KGM' }];
const sensors = [
  {
    sensorMetadata: {
      time: '2026-04-02T13:05:00.000Z',
      deviceID: 'urn:epc:id:giai:4000001.111',
      bizRules: other,
    },
    sensorReport: [
      {
        type: 'Temperature',
        exception: 'ALARM_CONDITION',
        microorganism: 'https://www.ncbi.nlm.nih.gov/taxonomy/1126011',
        value: 26,
        component: 'x',
        stringValue: 'text',
        booleanValue: true,
        hexBinaryValue: 'f0',
        uriValue: other,
        sDev: 0.1,
        uom: 'CEL',
      },
    ],
  },
];
const object = { type: 'ObjectEvent', ...when, action: 'OBSERVE', epcList: [thing, other] };
const packed = { ...when, action: 'ADD', parentID: thing, childEPCs: [thing, other] };

const documents: readonly object[] = [
  {
    ...object,
    ...around,
    action: 'ADD',
    quantityList: amounts,
    certificationInfo: [other],
    persistentDisposition: { set: ['completeness_verified'], unset: ['completeness_inferred'] },
    errorDeclaration: {
      declarationTime: when.eventTime,
      reason: 'did_not_occur',
      correctiveEventIDs: ['urn:uuid:404d95fc-9457-4a51-bd6a-0bba133845a8'],
    },
    bizTransactionList: papers,
    ilmd: { 'ex:best': '2027' },
  },
  { ...object, epcList: undefined, readPoint: around.readPoint, sensorElementList: sensors },
  {
    type: 'AggregationEvent',
    ...packed,
    ...around,
    childQuantityList: amounts,
    bizTransactionList: papers,
  },
  { type: 'AssociationEvent', ...packed, sensorElementList: sensors },
  {
    ...object,
    ...around,
    type: 'TransactionEvent',
    parentID: other,
    quantityList: amounts,
    bizTransactionList: papers,
  },
  {
    type: 'TransformationEvent',
    ...when,
    inputEPCList: [thing],
    inputQuantityList: amounts,
    outputEPCList: [other],
    outputQuantityList: amounts,
    ilmd: { 'ex:best': '2027' },
  },
  { type: 'TransformationEvent', ...when, inputEPCList: [thing], transformationID: 'urn:uuid:1' },
  { type: 'https://example.com/Event', ...when, whatever: 1 },
  {
    '@context': [when['@context'], { ex: 'https://example.com/' }],
    id: 'urn:uuid:5',
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-04-05T02:33:31Z',
    instanceIdentifier: '1',
    sender: 'urn:epc:id:pgln:4012345.00225',
    epcisHeader: {
      epcisMasterData: {
        vocabularyList: [
          {
            type: 'urn:epcglobal:epcis:vtype:BusinessLocation',
            vocabularyElementList: [
              {
                id: other,
                attributes: [{ id: 'cbvmda:name', attribute: 'North' }],
                children: [thing],
              },
            ],
          },
        ],
      },
    },
    epcisBody: { eventList: [object, { type: 'AggregationEvent', ...packed }] },
  },
  {
    '@context': when['@context'],
    type: 'EPCISQueryDocument',
    epcisBody: {
      queryResults: {
        queryName: 'q',
        subscriptionID: 's',
        resultsBody: { eventList: [object], vocabularyList: [] },
      },
    },
  },
];

/** In the place of what stands there. */
const replacements: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1.5,
  '',
  ' ',
  'x',
  'ADD',
  'DELETE',
  'OBSERVE',
  'shipping',
  'location',
  'ObjectEvent',
  'EPCISDocument',
  'ex:word',
  'urn:epcglobal:cbv:bizstep:shipping',
  'https://ns.gs1.org/cbv/BizStep-shipping',
  'http://gs1.org/voc/Temperature',
  'https://www.gs1.org/voc/Temperature',
  'https://ref.gs1.org/cbv/BizStep-shipping',
  'https://例.example/',
  'http://a b',
  'urn:epc:id:sgtin:%zz',
  'mailto:a@b.example',
  '//example.com/a',
  '2026-02-30T00:00:00Z',
  '2026-02-28T24:00:00Z',
  '2026-02-28T23:59:60Z',
  '2026-02-28T22:59:60Z',
  '2026-03-01T07:59:60.5+08:00',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+10:00',
  '2026-02-28T10:00:00-23:59',
  '2026-02-28 10:00:00Z',
  '2026-02-28T10:00:00',
  '2026-02-28T10:00:00.123456789+14:00',
  '2026-02-28t10:00:00z',
  '2026-02-28T10:00:00+0800',
  '2026-02-28T10:00:00+25:00',
  '+14:00',
  '+14:30',
  '-00:00',
  '08:00',
  '2.0.1',
  '2.',
  'KG',
  'kgm',
  'F0g',
  [],
  ['x'],
  [thing],
  [thing, thing],
  [null],
  [{}],
  {},
  { id: thing },
  { id: 'x' },
  { 'ex:a': [1, { b: null }] },
  { colour: 'red' },
];
/** Beside what stands there. */
const additions: readonly (readonly [string, unknown])[] = [
  ['colour', 'red'],
  ['ex:colour', 'red'],
  ['@type', 'x'],
  ['id', thing],
  ['parentID', thing],
  ['ilmd', {}],
  ['ilmd', { best: 1 }],
  ['persistentDisposition', { set: ['active'] }],
  ['persistentDisposition', {}],
  ['childEPCs', [thing]],
  ['epcList', [thing, thing]],
  ['quantityList', []],
  ['sensorElementList', []],
  ['transformationID', thing],
  ['outputEPCList', []],
  ['receiver', 5],
  ['exception', 'x'],
  ['eventID', 'x'],
];

type Place = readonly (string | number)[];
const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function* placesIn(value: unknown, at: Place = []): Generator<Place> {
  yield at;
  if (!isBranch(value)) return;
  for (const name of Object.keys(value))
    yield* placesIn(value[name], [...at, Array.isArray(value) ? Number(name) : name]);
}

/** A copy in which one place was changed by `change`. */
function changed(
  value: unknown,
  [name, ...more]: Place,
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const branch = copy as Record<string | number, unknown>;
  branch[name] = changed(branch[name], more, change);
  return copy;
}

/** All of them, with what was changed; as they come from JSON. */
export function* mutations(): Generator<{ what: string; document: unknown }> {
  const plain = (value: unknown): unknown =>
    value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
  for (const [at, document] of documents.entries()) {
    yield { what: `${at} as it is`, document: plain(document) };
    for (const place of placesIn(plain(document))) {
      const what = `${at} ${place.join('.')}`;
      for (const one of replacements)
        yield {
          what: `${what} = ${JSON.stringify(one)}`,
          document: plain(changed(document, place, () => one)),
        };
      for (const [name, value] of additions)
        yield {
          what: `${what} + ${name}: ${JSON.stringify(value)}`,
          document: plain(
            changed(document, place, (there) =>
              isBranch(there) && !Array.isArray(there) ? { ...there, [name]: value } : there,
            ),
          ),
        };
      yield {
        what: `${what} twice`,
        document: plain(
          changed(document, place, (there) =>
            Array.isArray(there) ? [...(there as unknown[]), there[0]] : there,
          ),
        ),
      };
    }
  }
}
