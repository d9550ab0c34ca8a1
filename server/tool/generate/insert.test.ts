import { expect, test } from 'vitest';
import { addImport, addTo, AnchorMissing, closingOf } from './insert.ts';

const file = (code: string) => ({ path: 'a.ts', code });
const list = /const all = \[/;

test('an item is added at the end, whatever stands in strings and comments before it', () => {
  const code = `const all = [\n  'a]', // ]\n  /* ] */ b,\n];\n`;
  expect(addTo(file(code), list, 'c').code).toBe(
    `const all = [\n  'a]', // ]\n  /* ] */ b,\nc,\n];\n`,
  );
});

test.each([
  ['const all = [];', 'const all = [\nc,];'],
  ['const all = [a];', 'const all = [a,\nc,];'],
  ['const all = [f(a, [b])];', 'const all = [f(a, [b]),\nc,];'],
])('an item is added to %s', (before, after) => {
  expect(addTo(file(before), list, 'c').code).toBe(after);
});

test('a bracket closes where it closes', () => {
  expect(closingOf("{ a: '}', b: `}`, c: { d: 1 } } }", 0)).toBe(30);
});

test('a file without the place is named', () => {
  expect(() => addTo(file('const some = [];'), list, 'c')).toThrow(AnchorMissing);
  expect(() => addTo(file('const some = [];'), list, 'c')).toThrow('a.ts has no place');
});

test('an import goes below the last one', () => {
  const code = `import { a } from 'a';\n\nconst b = a;\n`;
  expect(addImport(file(code), `import { c } from 'c';`).code).toBe(
    `import { a } from 'a';\nimport { c } from 'c';\n\nconst b = a;\n`,
  );
});
