import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { starters } from '#blocks/starters/list.ts';

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url));

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

test.each(starters.map(({ key, document }) => [key, document] as const))(
  'the page “%s” brings drawings of our own, and nothing else',
  (_key, document) => {
    const addresses = stringsIn(document).filter((text) => /^(https?:)?\//.test(text));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(existsSync(`${publicFolder}${address}`), address).toBe(true);
      const drawn = readFileSync(`${publicFolder}${address}`, 'utf8');
      expect(drawn).not.toMatch(/<script|<image|href=|url\(['"]?https?:/);
    }
  },
);
