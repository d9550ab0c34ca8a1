import { expect, test } from 'vitest';
import { addTo } from './tray.ts';

test('the newest scan lies on top', () => {
  expect(addTo(['A'], 'B')).toEqual({ tray: ['B', 'A'], arrival: { is: 'added', code: 'B' } });
});

test('a code scanned twice lies there once, and that is told', () => {
  expect(addTo(['B', 'A'], 'A')).toEqual({
    tray: ['B', 'A'],
    arrival: { is: 'repeated', code: 'A' },
  });
});

test('several lines are pasted at once', () => {
  expect(addTo(['A'], 'A\nB\nC\nC')).toEqual({
    tray: ['C', 'B', 'A'],
    arrival: { is: 'some', added: 2, repeated: 2 },
  });
});

test('an empty scan changes nothing', () => {
  expect(addTo(['A'], ' \n')).toEqual({ tray: ['A'], arrival: null });
});

test('more than one command takes is not taken', () => {
  const tray = Array.from({ length: 30_000 }, (_, at) => `C${at}`);
  expect(addTo(tray, 'ONE-MORE').arrival).toEqual({ is: 'full', held: 30_000, given: 1 });
  expect(addTo([], [...tray, 'ONE-MORE'].join('\n')).arrival).toEqual({
    is: 'full',
    held: 0,
    given: 30_001,
  });
});
