import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placePicture, sizeWithin } from './shrink-picture.ts';

const side = fc.integer({ min: 1, max: 12_000 });

test('an avatar fills its square and stays in the middle, whatever its shape', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const place = placePicture(width, height, { width: 256, height: 256, fit: 'cover' });
      expect(place.x).toBeLessThanOrEqual(0.001);
      expect(place.y).toBeLessThanOrEqual(0.001);
      expect(Math.min(place.width, place.height)).toBeCloseTo(256, 3);
      expect(place.width / place.height).toBeCloseTo(width / height, 5);
    }),
  );
});

test('a logo is shown whole and never made larger', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const place = placePicture(width, height, { width: 256, height: 96, fit: 'contain' });
      expect(place.width).toBeLessThanOrEqual(Math.min(256.001, width));
      expect(place.height).toBeLessThanOrEqual(Math.min(96.001, height));
    }),
  );
});

test('[UPL-1] a picture is made at most 720 wide, keeps its shape and is never made larger', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = sizeWithin(width, height, 720);
      expect(size.width).toBe(Math.min(720, width));
      expect(size.height).toBeLessThanOrEqual(Math.max(1, height));
      expect(Math.abs(size.height - (height * size.width) / width)).toBeLessThanOrEqual(1);
    }),
  );
});
