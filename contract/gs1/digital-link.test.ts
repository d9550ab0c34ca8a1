import { describe, expect, test } from 'vitest';
import { applicationIdentifiers } from './application-identifiers.ts';
import { dammDigit, hasCheckPair, hasDammDigit } from './check-characters.ts';
import { digitalLinkPath, parseDigitalLink } from './digital-link.ts';
import { valueChecks } from './value-checks.ts';
import { isValue } from './values.ts';

const gtin = '09506000134352';

describe('an address of GS1', () => {
  test.each([
    [`/01/${gtin}`, ''],
    [`/01/${gtin}/21/ABC123`, ''],
    [`/01/${gtin}/22/2A/10/ABC/21/12%2F3`, '?17=271231&linkType=gs1:pip'],
    [`/01/${gtin}/10/ABC`, '3103=000195&3922=0299'],
    [`/some/stem/01/${gtin}/235/1ABZ`, ''],
    ['/00/952123450000000012', ''],
    ['/414/9521321000018/254/1', ''],
    ['/8004/95212345/7040/1ABC', ''],
    ['/8006/095211410123520102/21/9', ''],
    ['/253/9521321000018ABC', ''],
    ['/8010/952987-7/8011/1', ''],
  ])('%s%s is read', (path, query) => {
    expect(parseDigitalLink(path, query)).not.toBeNull();
  });

  test.each([
    ['/', ''],
    ['/01', ''],
    ['/01/09506000134353', 'a wrong check digit'],
    ['/01/9506000134352', 'thirteen digits'],
    [`/01/${gtin}/10/ABC/22/2A`, 'the wrong order'],
    [`/01/${gtin}/10/A/10/B`, 'a qualifier twice'],
    [`/01/${gtin}/22/2A/235/1`, 'one of two alternatives each'],
    [`/01/${gtin}/`, 'a slash at the end'],
    [`/01/${gtin}/21`, 'no value'],
    [`/01/${gtin}/21/`, 'no value'],
    [`/01/${gtin}/21/${'A'.repeat(21)}`, 'too long'],
    [`/01/${gtin}/21/a%20b`, 'a blank'],
    [`/01/${gtin}/21/%E4%B8%AD`, 'Chinese'],
    [`/01/${gtin}/21/%`, 'half an escape'],
    [`/gtin/${gtin}`, 'a word for the number'],
    ['/17/271231', 'no key'],
    [`/01/${gtin}/8011/1`, 'another key’s qualifier'],
  ])('%s is refused (%s)', (path) => {
    expect(parseDigitalLink(path)).toBeNull();
  });

  test.each(['17=271301', '17=270230', '999=1', '10=', '17=271231&17=271231', '01=09506000134352'])(
    'what is told beside it must be right: %s',
    (query) => {
      expect(parseDigitalLink(`/01/${gtin}`, query)).toBeNull();
    },
  );

  test('says what it names', () => {
    const path = digitalLinkPath(['01', gtin], ['10', 'L/1'], ['21', 'S+1']);
    expect(path).toBe(`/01/${gtin}/10/L%2F1/21/S%2B1`);
    expect(parseDigitalLink(path, '?17=271200&context=x')).toEqual({
      key: { ai: '01', value: gtin },
      qualifiers: [
        { ai: '10', value: 'L/1' },
        { ai: '21', value: 'S+1' },
      ],
      attributes: [{ ai: '17', value: '271200' }],
    });
  });
});

test('every check that the table names is there', () => {
  const named = [...applicationIdentifiers.values()].flatMap(({ pieces }) =>
    pieces.flatMap(({ checks }) => checks),
  );
  expect(named.filter((check) => !valueChecks[check])).toEqual([]);
});

test.each([
  ['3103', '000195', true],
  ['3103', '195', false],
  ['3106', '000195', false],
  ['3912', '9780123', true],
  ['3912', '0000123', false],
  ['421', '15610000', true],
  ['421', '99910000', false],
  ['7030', '999ABC', true],
  ['4309', '02790858483015297971', true],
  ['4309', '18000000010000000000', false],
  ['4330', '000012-', true],
  ['4330', '000012+', false],
  ['7003', '2712312359', true],
  ['7003', '2712312460', false],
  ['7007', '271231', true],
  ['7007', '271231280101', true],
  ['7040', '1ABC', true],
  ['8001', '00010000100010', false],
  ['8001', '00010000100110', true],
  ['8003', '09521321000018ABC', true],
  ['8007', 'GB82WEST12345698765432', true],
  ['8007', 'GB82WEST12345698765431', false],
  ['8008', '27123123', true],
  ['8008', '2712312359', true],
  ['8008', '271231235959', true],
  ['8008', '271231235', false],
  ['8013', '1987654Ad4X4bL5ttr2310c2K', true],
  ['8013', '1987654Ad4X4bL5ttr2310c2L', false],
  ['11', '270229', false],
  ['11', '280229', true],
  ['11', '280200', true],
  ['4326', '280200', false],
  ['7258', '1/2', true],
  ['7258', '3/2', false],
])('(%s)%s is %s', (ai, value, isRight) => {
  expect(isValue(ai, value)).toBe(isRight);
});

test('check characters', () => {
  expect(dammDigit('572')).toBe('4');
  expect(hasDammDigit('5724')).toBe(true);
  expect(hasDammDigit('5274')).toBe(false);
  expect(hasCheckPair('1987654Ad4X4bL5ttr2310c2K')).toBe(true);
});
