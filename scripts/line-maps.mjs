// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * Leaves of the source maps what a stack trace shows, the line of the source: the whole ones are ten times as large, and
 * Node keeps them in memory from the first error on.
 * @returns {import('rolldown').Plugin}
 */
export function lineMaps() {
  return {
    name: 'line-maps',
    writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => one.endsWith('.map'))) {
        const path = join(dir, name);
        const { mappings, sources } = JSON.parse(readFileSync(path, 'utf8'));
        const lines = encode(decode(mappings).map(onePerLine));
        writeFileSync(path, JSON.stringify({ version: 3, sources, names: [], mappings: lines }));
      }
    },
  };
}

/**
 * The first of neighbours that name the same line of the same source.
 * @param {import('@jridgewell/sourcemap-codec').SourceMapSegment[]} segments
 * @returns {import('@jridgewell/sourcemap-codec').SourceMapSegment[]}
 */
function onePerLine(segments) {
  return segments
    .filter((one, at) => one[1] !== segments[at - 1]?.[1] || one[2] !== segments[at - 1]?.[2])
    .map(([column, source = 0, line = 0]) => [column, source, line, 0]);
}
