import { afterAll, describe, expect, test } from 'vitest';
import { decompress } from './compressed-link.ts';
import { bracketed } from './element-string.ts';
import { vectorsOf } from './vectors.fixture.ts';

// Examples of the GS1 Digital Link standard and of public implementations of it (facts; GS1 AISBL).
type Example = { text: string; elements: string; others?: [name: string, value: string][] };
const examples: readonly Example[] = [
  { text: 'ARHKVAdpQg', elements: '(01)09780345418913' },
  { text: 'ABeRcNWtKMPA', elements: '(00)106141412345678908' },
  { text: 'QUCO_anbfA', elements: '(414)0614141123452' },
  {
    text: 'JAaasHt_dNNt4ADESMALumsUfMAm34',
    elements: '(8003)09421012301014f9804dbf(240)qwe390023',
  },
  {
    text: 'AREjalurbiAUO-cgohCz45Z67b8A',
    elements: '(01)09421902960055(10)2010005828(21)xyz1234',
  },
  { text: 'AQEd-1O2-GIGAD6A', elements: '(01)00614141123452(3103)000500' },
  {
    text: 'AQnYUc1gmiCNV4JGYgYAF6ckaEPg',
    elements: '(01)05412345000013(10)ABC123(3103)000189(3923)2172',
  },
  {
    text: 'AQnYUc1gmiERBhQ0ytiyZuAGOLc1TQ',
    elements: '(01)05412345000013(10)ABC&+123(7003)1903061658',
  },
  {
    text: 'AQnYUc1gmiERBhQ0ytiyZuAGOLc1TXgpNWCv1',
    elements: '(01)05412345000013(10)ABC&+123(7003)1903061658',
    others: [['k1', 'v1']],
  },
  {
    text: 'AQnYUc1gmiERBhQ0ytiyZuAGOLc1TXhXsaXbQKHFuaprwUmrBX6g',
    elements: '(01)05412345000013(10)ABC&+123(7003)1903061658',
    others: [
      ['expdt', '1903061658'],
      ['k1', 'v1'],
    ],
  },
];

describe('a compressed link', () => {
  afterAll(vectorsOf('compressed Digital Links'));

  test.each(examples)('$text holds $elements', ({ text, elements, others = [] }) => {
    const found = decompress(text)!;
    const sorted = (all: string) => all.split(/(?=\()/).toSorted();
    expect(sorted(bracketed(found.elements))).toEqual(sorted(elements));
    expect(found.others).toEqual(others);
  });

  test.each([
    '',
    'login',
    'A',
    'AAAAAAAAAAA',
    '-----------',
    'ARHKVAdpQh',
    'ARHKVAdpQ',
    'AREjalurbiAUO-cgohCz45Z67b',
    'forgot-password',
    'AQnYUc1gmiERBhQ0ytiyZuAGOLc1TXhXsaXbQKHFuaprwUmrBX6',
    'x'.repeat(2_000),
  ])('%s is none', (text) => {
    expect(decompress(text)).toBeNull();
  });
});
