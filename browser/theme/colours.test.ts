import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn, mix, readableOn, readHex } from './colours.ts';
import { paletteOf, palettes, shades } from './tokens.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('[STA-3] any colour a user picks becomes readable on every surface of both shades', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom(...shades), (picked, shade) => {
      const { surface, paper } = palettes[shade];
      for (const background of [surface, paper]) {
        expect(contrast(readableOn(picked, background), background)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('[STA-3] words on a button of any picked colour can be read', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom(...shades), fc.boolean(), (picked, shade, weak) => {
      const { primary } = paletteOf({ shade, weak, colour: picked });
      expect(contrast(inkOn(primary), primary)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour that already reads well stays as it is', () => {
  expect(readableOn('#0B7A5B', '#FFFFFF')).toBe('#0B7A5B');
});

test('a colour that is none is refused', () => {
  expect(() => readHex('jade')).toThrow('not a colour');
  expect(readHex('#0b7')).toEqual([0, 0xbb, 0x77]);
});

test('mixing goes from the first to the second', () => {
  expect(mix('#000000', '#FFFFFF', 0)).toBe('#000000');
  expect(mix('#000000', '#FFFFFF', 1)).toBe('#FFFFFF');
});

test('the inks of every shade are readable on its papers', () => {
  for (const shade of shades) {
    const { ink1, ink2, primary, surface, paper } = palettes[shade];
    for (const background of [surface, paper]) {
      expect(contrast(ink1, background)).toBeGreaterThan(7);
      expect(contrast(ink2, background)).toBeGreaterThan(4.5);
      expect(contrast(primary, background)).toBeGreaterThan(4.5);
    }
  }
});
