import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationIdentifiers, primaryKeys, type Piece } from './application-identifiers.ts';
import { set82 } from './check-characters.ts';
import { digitalLinkUrl, parseDigitalLinkUrl } from './digital-link.ts';
import { bracketed, joined, readBracketed, readElements, shortest } from './element-string.ts';
import { elementsIn } from './elements-in.ts';
import { isValue, type Element } from './values.ts';

const signs: Record<Piece['set'], string> = {
  N: '0123456789',
  X: set82,
  Y: '#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  Z: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
};
const of = (set: Piece['set'], least: number, most: number) =>
  fc
    .array(fc.constantFrom(...signs[set]), { minLength: least, maxLength: most })
    .map((all) => all.join(''));
/** Values that pass checks which hardly any random text does. */
const known: Record<string, readonly string[]> = {
  day: ['271231', '280229'],
  day0: ['271200', '280229'],
  longday: ['19991231'],
  clock: ['2359', '0000'],
  hour: ['23'],
  sixty: ['59'],
  currency: ['156', '978'],
  country: ['156', '276'],
  country999: ['999', '156'],
  countries: ['156276', '040'],
  land: ['CN', 'DE'],
  latitude: ['0279085848'],
  longitude: ['3015297971'],
  importer: ['A', '_'],
  medium: ['01', '80'],
  sex: ['9'],
  birth: ['1/2'],
  piece: ['0102'],
  iban: ['GB82WEST12345698765432'],
  coupon: ['012345612345611110123'],
  offer: ['001234561234560123456'],
  package: ['PX', '201'],
  pair: ['1987654Ad4X4bL5ttr2310c2K'],
  percent: ['A%2fB', 'ABC'],
  padding: ['AB', 'AB='],
  yesno: ['0', '1'],
  minus: ['-'],
  winding: ['9'],
  zero: ['0'],
  some: ['1'],
};
const sumOf = (digits: string) => {
  const sum = [...digits]
    .toReversed()
    .reduce((all, one, at) => all + Number(one) * (at % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
};
function pieceOf({ set, least, most, checks, isOptional }: Piece): fc.Arbitrary<string> {
  const fitting = checks.flatMap((check) => known[check] ?? []);
  const needed = fitting.map((text) =>
    text.length < least && set === 'N' ? text.padStart(least, '0') : text,
  );
  const free = checks.includes('sum')
    ? of('N', least - 1, most - 1).map((digits) => digits + sumOf(digits))
    : of(set, least, most);
  const one = needed.length > 0 ? fc.constantFrom(...needed) : free;
  return isOptional ? fc.oneof(fc.constant(''), one) : one;
}
/** A valid value of an identifier, whatever it is. */
const valueOf = (ai: string) =>
  fc
    .tuple(...applicationIdentifiers.get(ai)!.pieces.map(pieceOf))
    .map((pieces) => pieces.join(''))
    .filter((value) => isValue(ai, value));
const elementOf = (ai: string): fc.Arbitrary<Element> =>
  valueOf(ai).map((value) => ({ ai, value }));

const all = [...applicationIdentifiers.keys()];
const runs = { numRuns: 20 };

test(`each of the ${all.length} identifiers has valid values, which are read as they were written`, () => {
  for (const ai of all)
    fc.assert(
      fc.property(elementOf(ai), elementOf('21'), (one, other) => {
        const elements = ai === '21' ? [one] : [one, other];
        expect(readBracketed(bracketed(elements))).toEqual(elements);
        expect(readElements(`]C1${joined(elements)}`)).toEqual(elements);
        expect(readElements(`]d2${joined(shortest(elements))}`)).toEqual(shortest(elements));
      }),
      runs,
    );
}, 60_000);

test(`of each of the ${all.length} identifiers a value that is too long, or has a sign of no set, is refused`, () => {
  for (const ai of all) {
    const longest = applicationIdentifiers.get(ai)!.pieces.reduce((sum, { most }) => sum + most, 0);
    fc.assert(
      fc.property(valueOf(ai), fc.nat(), (value, at) => {
        expect(isValue(ai, value.padEnd(longest + 1, '0'))).toBe(false);
        const place = at % value.length;
        for (const sign of ['\u0000', ' ', '^', '码'])
          expect(isValue(ai, value.slice(0, place) + sign + value.slice(place + 1))).toBe(false);
      }),
      runs,
    );
  }
}, 60_000);

test(`links of the ${primaryKeys.size} keys are read as they were written, with every order of qualifiers and every attribute`, () => {
  const attributes = all.filter(
    (ai) => applicationIdentifiers.get(ai)!.isAttribute && !primaryKeys.has(ai),
  );
  let links = 0;
  for (const [key, orders] of primaryKeys)
    for (const order of orders)
      fc.assert(
        fc.property(
          fc
            .subarray([...order])
            .chain((names) => fc.tuple(elementOf(key), ...names.map(elementOf))),
          fc
            .subarray(attributes, { maxLength: 4 })
            .chain((names) => fc.tuple(...names.map(elementOf))),
          ([first, ...qualifiers], others) => {
            const told = others.filter(({ ai }) => !orders.flat().includes(ai));
            const url = digitalLinkUrl('https://id.example/stem', [
              ...told,
              ...qualifiers.toReversed(),
              first,
            ])!;
            const link = parseDigitalLinkUrl(url)!;
            expect({ ...link, attributes: new Set(link.attributes) }).toEqual({
              ...{ key: first, qualifiers, attributes: new Set(told) },
            });
            expect(elementsIn(url)).toEqual([link.key, ...link.qualifiers, ...link.attributes]);
            links += 1;
          },
        ),
        { numRuns: 30 },
      );
  expect(links).toBeGreaterThan(500);
}, 60_000);

test('no text at all breaks reading', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.stringMatching(/^(\]C1|https:\/\/a\/|\(01\))[\d()/?=&%]*$/),
      ),
      (text) => {
        elementsIn(text);
        readElements(text);
        readBracketed(text);
      },
    ),
    { numRuns: 2_000 },
  );
});
