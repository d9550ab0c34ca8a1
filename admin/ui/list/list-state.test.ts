import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  readListState,
  wireQuery,
  writeListState,
  type ListShape,
  type ListState,
} from './list-state.ts';

const shape: ListShape = {
  sorts: ['code', 'create_time'],
  filters: [
    { field: 'keyword', kind: 'text' },
    { field: 'state', kind: 'select', options: [{ value: 0 }, { value: 1 }] },
    { field: 'kinds', kind: 'multiple' },
    { field: 'create_time', kind: 'days' },
    { field: 'category_id', kind: 'tree' },
  ],
};
const read = (query: string) => readListState(new URLSearchParams(query), shape);
const write = (state: Parameters<typeof writeListState>[1], before = '') => {
  const params = new URLSearchParams(before);
  writeListState(params, state);
  return params.toString();
};

const typed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter(
    (text) => text.trim() === text && text.isWellFormed() && text.length <= limits.keywordLength,
  );
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const filters = fc.record(
  {
    keyword: typed,
    state: fc.constantFrom('0', '1'),
    kinds: fc.uniqueArray(typed, { minLength: 1, maxLength: 5 }),
    create_time: fc.tuple(day, day).map((days) => days.toSorted()),
    category_id: fc.nat().map(String),
  },
  { requiredKeys: [] },
);
const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 10_000_000 }),
  limit: fc.constantFrom(...limits.pageSizes),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom('code', 'create_time'),
      by: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  ),
  filters,
});

describe('[CAL-24] the state of a list in the address', () => {
  test('comes back from the address as it went in', () => {
    fc.assert(
      fc.property(states, states, (before, state) => {
        const cleared = Object.fromEntries(shape.filters.map(({ field }) => [field, undefined]));
        const address = write(
          { ...state, filters: { ...cleared, ...state.filters } },
          write(before),
        );
        expect(read(address)).toEqual(state);
      }),
    );
  });

  test('is empty for a list as it opens', () => {
    expect(write({ page: 1, limit: 20, sort: null, filters: { keyword: '', kinds: [] } })).toBe('');
    expect(read('')).toEqual({ page: 1, limit: 20, sort: null, filters: {} });
  });

  test('a change leaves everything else alone', () => {
    fc.assert(
      fc.property(states, (state) => {
        const before = write({ ...state, page: 1 }, 'form=12&tab=b');
        const after = new URLSearchParams(write({ page: 7 }, before));
        after.delete('page');
        expect(after.toString()).toBe(before);
      }),
    );
  });

  test.each([
    'page=0&limit=7&sort_field=price&sort_by=asc',
    'page=-1&limit=1e9&sort_field=code&sort_by=up',
    'page=2.5&state=9&keyword=%20%20',
    'create_time[]=2026-02-30&create_time[]=2026-03-01',
    'create_time[]=2026-03-02&create_time[]=2026-03-01',
    'create_time[]=2026-03-01',
    'kinds[]=&kinds=a',
  ])('what nobody could have chosen is not said: %s', (query) => {
    expect(read(query)).toEqual({ page: 1, limit: 20, sort: null, filters: {} });
  });

  test('whatever is typed into the address bar, it can be read', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const state = read(query);
        expect(limits.pageSizes).toContain(state.limit);
        expect(state.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('goes to the server under the names of the specification', () => {
    const address = 'page=2&sort_field=code&sort_by=desc&kinds[]=a&kinds[]=b&keyword=x';
    expect(wireQuery(read(address))).toEqual({
      page: 2,
      limit: 20,
      sort_field: 'code',
      sort_by: 'desc',
      keyword: 'x',
      kinds: ['a', 'b'],
    });
  });
});
