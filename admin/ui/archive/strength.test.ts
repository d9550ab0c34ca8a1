import { expect, test } from 'vitest';
import { bitsOf, strengthOf } from './strength.ts';

test('what repeats, counts on or is short is weak', () => {
  for (const passphrase of [
    '',
    'a',
    'aaaaaaaaaaaaaaaa',
    '123456789012',
    'abcdefghijkl',
    '111222333444',
  ])
    expect(strengthOf(passphrase), passphrase).toBe('weak');
});

test('length and variety make a passphrase strong', () => {
  expect(strengthOf('k7p2m9x4q1zw')).toBe('fair');
  expect(strengthOf('sunny-Lantern-48-harbour')).toBe('strong');
  expect(strengthOf('春风又绿江南岸明月何时照')).toBe('strong');
});

test('every letter more makes it no weaker', () => {
  const passphrase = 'sunny-Lantern-48-harbour';
  const bits = [...passphrase].map((_, at) => bitsOf(passphrase.slice(0, at + 1)));
  expect(bits).toEqual(bits.toSorted((a, b) => a - b));
});
