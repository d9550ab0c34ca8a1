import { expect, test } from 'vitest';
import type { Moves } from './moves.ts';

const files = import.meta.glob<Record<string, unknown>>('./features/**/moves.ts', { eager: true });
const isMoves = (value: unknown): value is Moves =>
  typeof value === 'object' && value !== null && 'states' in value && 'moves' in value;
const all = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isMoves(value) ? [[`${file.slice(11)} ${name}`, value] as const] : [],
  ),
);

test('only what takes something away for good is red: no step that another one takes back', () => {
  expect(all.length).toBeGreaterThan(20);
  const reversible = all.flatMap(([name, { moves }]) =>
    Object.entries(moves).flatMap(([move, step]) => {
      const back = Object.values(moves).find(
        ({ from, to }) => from.includes(step.to) && step.from.every((state) => state === to),
      );
      return step.isDanger && back ? [`${name}: ${move}`] : [];
    }),
  );
  expect(reversible).toEqual([]);
});
