import type { EpcisEvent } from './event-hash.ts';

// Events and hashes of the examples of https://github.com/RalphTro/epcis-event-hash-generator (MIT), carried over as
// facts: epcisDocWithVariousEventTypes, epcisDocWithAllGS1Keys, ReferenceEventHashAlgorithm2 and
// ObjectEvent_all_possible_fields, as expected for CBV 2.0.

export const namespaces = {
  example: 'https://ns.example.com/epcis/',
  ext1: 'http://example.com/ext1/',
  ext2: 'http://example.com/ext2/',
  ext3: 'http://example.com/ext3/',
};

const asn = 'urn:epcglobal:cbv:bt:5200001000008:4711';
const invoice = 'urn:epcglobal:cbv:bt:5200001000008:RE1099';
const ours = 'urn:epcglobal:cbv:bt:4012345123456';
const papers = [
  { type: 'desadv', bizTransaction: asn },
  { type: 'inv', bizTransaction: invoice },
];
const sgln = (id: string) => ({ id: `urn:epc:id:sgln:${id}` });
const inputs = ['urn:epc:id:sgtin:4012345.011122.25', 'urn:epc:id:sgtin:4000001.065432.99886655'];
const outputs = [25, 26, 27, 28].map((one) => `urn:epc:id:sgtin:4012345.077889.${one}`);
const at = (time: string, zone = '+02:00') => ({ eventTime: time, eventTimeZoneOffset: zone });
const made = at('2019-10-21T14:58:56.591+02:00');

export const references: readonly (readonly [event: EpcisEvent, hash: string])[] = [
  [
    {
      type: 'ObjectEvent',
      ...at('2019-10-21T11:00:30.000+01:00', '+01:00'),
      epcList: ['urn:epc:id:sscc:5200001.0111111146'],
      action: 'OBSERVE',
      bizStep: 'departing',
      readPoint: sgln('5200001.99901.0'),
      bizTransactionList: papers,
      sourceList: [{ type: 'possessing_party', source: 'urn:epc:id:pgln:5200001.00000' }],
      destinationList: [
        { type: 'possessing_party', destination: 'urn:epc:id:pgln:4000001.98765' },
        { type: 'location', destination: 'urn:epc:id:sgln:4012345.00012.0' },
      ],
    },
    '253f0178f96349eedc207505b49044a602129605cf692e3d9f1f36c8bd1dfb0d',
  ],
  [
    {
      type: 'ObjectEvent',
      ...at('2019-10-21T15:45:00.000+01:00', '+01:00'),
      epcList: ['urn:epc:id:sscc:4012345.0111111111'],
      action: 'OBSERVE',
      bizStep: 'inspecting',
      disposition: 'in_progress',
      readPoint: sgln('4012345.00024.0'),
    },
    'c50842eb714406394a77fb7b517fea621c78a61f65549874de7c9e019afe7b6f',
  ],
  [
    {
      type: 'AggregationEvent',
      ...at('2019-10-21T11:58:56.591+02:00'),
      parentID: 'urn:epc:id:sscc:4047023.0111111122',
      childEPCs: ['98', '97', '107', '109'].map((one) => `urn:epc:id:sgtin:4047023.077551.${one}`),
      action: 'ADD',
      bizStep: 'packing',
      readPoint: sgln('4047023.00012.0'),
    },
    'c941e6486c561c2be83c28dc228c150eaef9a6befb1015e6cc563982fb7414b6',
  ],
  [
    {
      type: 'AggregationEvent',
      ...at('2019-10-21T17:30:56.591+02:00'),
      parentID: 'urn:epc:id:sscc:4012344.0111111133',
      childQuantityList: [
        { epcClass: 'urn:epc:class:lgtin:4054739.099902.P2', quantity: 12, uom: 'KGM' },
        { epcClass: 'urn:epc:class:lgtin:4054739.012345.lot2', quantity: 17 },
      ],
      action: 'ADD',
      bizStep: 'packing',
      readPoint: sgln('4012345.00025.0'),
    },
    'cfda50b7ff23682e989bafc3747ac9b752f405305fcde6618280f6be27344f35',
  ],
  [
    {
      type: 'AggregationEvent',
      ...at('2019-10-21T14:02:56.000+02:00'),
      parentID: 'urn:epc:id:sscc:4012344.0998811122',
      childEPCs: [3, 4, 5].map((one) => `urn:epc:id:sscc:4012344.099881112${one}`),
      action: 'DELETE',
      bizStep: 'unpacking',
      readPoint: sgln('4012345.00077.0'),
      bizTransactionList: [{ type: 'inv', bizTransaction: `${ours}:4711` }],
    },
    'a62b9f9e429fcba628ea47d073542ca67e9fbe4688df2c649b8cd13b8519b91f',
  ],
  [
    {
      type: 'TransactionEvent',
      ...at('2019-10-21T00:05:00-06:00', '-06:00'),
      epcList: ['urn:epc:id:sgtin:0614141.107340.1', 'urn:epc:id:sgtin:0614141.107340.2'],
      action: 'ADD',
      bizStep: 'shipping',
      readPoint: sgln('4012345.00000.5'),
      bizLocation: sgln('4012345.00000.0'),
      bizTransactionList: [{ type: 'po', bizTransaction: `${ours}:RE100099` }],
    },
    'cf6559dc931963f19ed9cd2fe33c02ef64c8cfd557e5a96b086a87db315b7122',
  ],
  [
    {
      type: 'TransformationEvent',
      ...made,
      inputEPCList: inputs,
      outputEPCList: outputs,
      transformationID: 'urn:epc:id:gdti:4012345.55555.1234',
      bizStep: 'commissioning',
      readPoint: sgln('4012345.00001.0'),
      ilmd: { 'example:bestBeforeDate': '2020-11-10', 'example:batch': '4711' },
    },
    '335da6c3ab1d932824748791beec4d7ed261ed383f6849f6b8718e8fafb4d298',
  ],
  [
    {
      type: 'TransformationEvent',
      ...made,
      inputEPCList: inputs,
      outputEPCList: outputs,
      inputQuantityList: [
        { epcClass: 'urn:epc:class:lgtin:4012345.011111.4444', quantity: 10, uom: 'KGM' },
        { epcClass: 'urn:epc:class:lgtin:0614141.077777.987', quantity: 30 },
        { epcClass: 'urn:epc:idpat:sgtin:4012345.066666.*', quantity: 220 },
      ],
      bizStep: 'commissioning',
      readPoint: sgln('4012345.00001.0'),
      ilmd: { 'example:bestBeforeDate': '2015-11-10', 'example:batch': 'XYZ' },
    },
    '36ab2ba0e3eac03d14a630148c63c31da00b8c4f1c311f501eb459e89a6e6350',
  ],
  [
    {
      type: 'TransformationEvent',
      ...made,
      inputEPCList: inputs,
      outputQuantityList: [
        { epcClass: 'urn:epc:class:lgtin:4054739.099902.P20131121', quantity: 9_520 },
      ],
      transformationID: 'urn:epc:id:gdti:4012345.55555.1234',
      bizStep: 'http://epcis.example.com/user/vocab/bizstep/exampling',
      readPoint: sgln('4012345.00001.0'),
    },
    '756558aa09b2d38c6bcb6e50eab2fcbebd9bde17362a7c4f4686a5d7f5fb013f',
  ],
  [
    {
      type: 'ObjectEvent',
      ...at('2023-03-27T11:30:00.0Z', '+01:00'),
      epcList: [
        'urn:epc:id:sgtin:4012345.012345.12',
        'urn:epc:id:sscc:4012345.0000000333',
        'https://id.gs1.org/00/040123450000003338',
        'urn:epc:id:grai:4012345.66666.87',
        'urn:epc:id:giai:4012345.AAbb',
        'urn:epc:id:gsrn:4012345.9876540000',
        'urn:epc:id:gsrnp:4012345.0000098765',
        'urn:epc:id:gdti:4012345.55555.98',
        'urn:epc:id:cpi:4012345.ABC.123',
        'urn:epc:id:sgcn:4012345.99999.44',
        'urn:epc:id:ginc:4012345.333',
        'urn:epc:id:gsin:4012345.999987654',
        'urn:epc:id:itip:4012345.012345.01.02.999',
        'urn:epc:id:upui:4012345.012345.AB12',
      ],
      quantityList: [
        'class:lgtin:4054739.099914.20160711',
        'idpat:sgtin:4054739.099914.*',
        'idpat:grai:4012345.66666.*',
        'idpat:gdti:4012345.55555.*',
        'idpat:sgcn:4012345.99999.*',
        'idpat:cpi:4012345.ABC.*',
        'idpat:itip:4012345.012345.01.02.*',
      ].map((one) => ({ epcClass: `urn:epc:${one}` })),
      action: 'OBSERVE',
      bizStep: 'other',
      readPoint: sgln('4012345.00011.987'),
    },
    '40744f32beff53a4bf5bb5956d465cb52de5bbcc9f131409d8efb903b04d9351',
  ],
  [
    {
      type: 'ObjectEvent',
      ...at('2020-04-01T15:00:00+01:00', '+01:00'),
      epcList: ['urn:epc:id:sgtin:4012345.011111.9876'],
      action: 'OBSERVE',
      bizStep: 'inspecting',
      readPoint: sgln('4012345.00005.0'),
      sensorElementList: [
        {
          sensorMetadata: {
            deviceID: 'urn:epc:id:giai:4000001.111',
            deviceMetadata: 'https://id.gs1.org/8004/4000001111',
          },
          sensorReport: [
            { type: 'Temperature', value: 26, sDev: 0.1, uom: 'CEL' },
            { type: 'AbsoluteHumidity', value: 12.1, uom: 'A93' },
            {
              type: 'Dimensionless',
              microorganism: 'https://www.ncbi.nlm.nih.gov/taxonomy/1126011',
              value: 0.05,
              uom: 'C35',
            },
            {
              type: 'Dimensionless',
              chemicalSubstance: 'urn:epcglobal:cbv:inchikey:CZMRCDWAGMRECN-UGDNZRGBSA-N',
              value: 0.18,
              uom: 'C35',
            },
          ],
        },
      ],
    },
    '271565c346ae2fb28c4583c4dca4ab4772d465eb4e0b6e548d77d8b49377d95c',
  ],
];
