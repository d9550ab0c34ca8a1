import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isOfTests, placeOf, places } from './floors.mjs';

const rooms = [
  'contract',
  'blocks',
  'viewer',
  'browser',
  'consumer',
  'scan',
  'server',
  'admin',
  'e2e',
  'bench',
  'scripts',
];
const files = new Set(
  rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file.replaceAll('\\', '/')))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules')),
  ),
);

/** The imports of a file: values, types and dynamic ones. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const specifiers = [
    ...staticImports.map((one) => one.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  const paths = specifiers.map((one) =>
    one.startsWith('#') ? one.slice(1) : one.startsWith('.') ? join(dirname(file), one) : '',
  );
  return [...new Set(paths)].filter((path) => files.has(path));
}
const imports = new Map([...files].map((file) => [file, importsOf(file)]));

/** The import cycles: what is left after repeatedly removing files without imports. */
function circles(arrows: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map([...arrows].map(([from, to]) => [from, new Set(to)]));
  for (let ends: string[] = ['']; ends.length > 0;) {
    ends = [...left.keys()].filter((one) => ![...left.get(one)!].some((to) => left.has(to)));
    for (const end of ends) left.delete(end);
  }
  return [...left.keys()];
}

const inServer = (file: string) => file.slice('server/'.length);
const arrowsOfServer = [...imports]
  .filter(([file]) => file.startsWith('server/') && !isOfTests(file))
  .flatMap(([file, targets]) =>
    targets
      .filter((target) => target.startsWith('server/'))
      .map((target) => ({
        file,
        target,
        from: placeOf(inServer(file)),
        to: placeOf(inServer(target)),
      })),
  );

test('every file of the server has a place, and every place has files', () => {
  const own = [...files]
    .filter((file) => file.startsWith('server/') && !isOfTests(file))
    .map(inServer);
  expect(own.filter((file) => !placeOf(file))).toEqual([]);
  const taken = new Set(own.map(placeOf));
  expect(places.filter((place) => !taken.has(place))).toEqual([]);
});

test('no import of the server runs up', () => {
  expect(arrowsOfServer.length).toBeGreaterThan(1_000);
  const upward = arrowsOfServer.filter(
    ({ from, to }) => places.indexOf(to!) > places.indexOf(from!),
  );
  expect(upward.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

test('no place of the server leads back to itself', () => {
  const arrows = new Map(
    places.map((place) => [
      place,
      arrowsOfServer.filter(({ from, to }) => from === place && to !== place).map(({ to }) => to!),
    ]),
  );
  expect(circles(arrows)).toEqual([]);
});

test('no file leads back to itself, by values, types or what it fetches later', () => {
  expect(circles(imports)).toEqual([]);
});

test('a circle is seen', () => {
  const arrows = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', ['a']],
    ['e', []],
  ]);
  expect(circles(arrows).toSorted()).toEqual(['a', 'b', 'c', 'd']);
});
