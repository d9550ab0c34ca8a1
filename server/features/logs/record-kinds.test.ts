import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { recordKinds } from '#contract/features/logs/operation-log/kinds.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/(test|fixture)\.ts$|^(seed|testing)\b/.test(name),
);
/** The record types that the sources name as literals. */
const named = sources.flatMap((name) =>
  [
    ...readFileSync(path.join(server, name), 'utf8').matchAll(
      /\bchanged\(\s*'(\w+)'|\[\{ target: '(\w+)'/g,
    ),
  ].map(([, told, listed]) => told ?? listed!),
);

test('whatever an operation is about has words in the log', () => {
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((kind) => !(kind in recordKinds))).toEqual([]);
});
