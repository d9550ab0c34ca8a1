import { expect, test } from 'vitest';
import { clausesIn, numbersIn, sortNumbers } from '#scripts/clauses.ts';

test('clauses are the numbered rows of the tables', () => {
  const text =
    '| id | clause | proof |\n|---|---|---|\n| CAL-1 | Every answer | api |\n| GRD-12 | A guard | e2e |\n';
  expect([...clausesIn(text)]).toEqual([
    ['CAL-1', 'Every answer'],
    ['GRD-12', 'A guard'],
  ]);
});

test('numbers are found alone and in lists, not in comments', () => {
  const one = ['[CAL-1', ']'].join('');
  const list = ['[CAL-2, GRD-3', ']'].join('');
  const hidden = ['[CAL-9', ']'].join('');
  const source = `test('${one} works', x);\ntest("${list} too", x);\n// see ${hidden}\n * ${hidden}\nlist[CAL - 4];`;
  expect(numbersIn(source)).toEqual(['CAL-1', 'CAL-2', 'GRD-3']);
});

test('numbers are sorted as people count', () => {
  expect(sortNumbers(['GRD-1', 'CAL-10', 'CAL-2'])).toEqual(['CAL-2', 'CAL-10', 'GRD-1']);
});
