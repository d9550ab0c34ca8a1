import { limits } from '#contract/limits.ts';
import { sortDirections } from '#contract/list.ts';
import type { FilterKind } from './types.ts';

export type ListSort = { field: string; by: (typeof sortDirections)[number] };
export type FilterValue = string | readonly string[];
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Which part of a list is shown; the same in the address and on the wire. */
export type ListState = {
  page: number;
  limit: number;
  sort: ListSort | null;
  filters: FilterValues;
};

/** What a list can be asked; anything else in the address is not its business. */
export type ListShape = {
  sorts: readonly string[];
  filters: readonly {
    field: string;
    kind: FilterKind;
    max?: number;
    options?: readonly { value: string | number }[];
  }[];
};

/** A filter set to `undefined` is cleared, one not named stays. */
export type ListChange = Partial<Omit<ListState, 'filters'>> & {
  filters?: Readonly<Record<string, FilterValue | undefined>>;
};

const lastPossiblePage = 10_000_000;

/** Reads an address, which anybody may have typed: what makes no sense counts as not said. */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  const filters: Record<string, FilterValue> = {};
  for (const filter of shape.filters) {
    const value = readFilter(params, filter);
    if (value !== undefined) filters[filter.field] = value;
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPossiblePage ? page : 1,
    limit: limits.pageSizes.find((size) => size === limit) ?? limits.pageSize,
    sort: readSort(params, shape.sorts),
    filters,
  };
}

function readSort(params: URLSearchParams, sorts: readonly string[]): ListSort | null {
  const field = params.get('sort_field');
  const by = sortDirections.find((one) => one === params.get('sort_by'));
  return field !== null && by && sorts.includes(field) ? { field, by } : null;
}

/** Whether a filter of this kind holds several values. */
export const isList = (kind: FilterKind): boolean => kind === 'multiple' || kind === 'days';

function readFilter(
  params: URLSearchParams,
  { field, kind, max = limits.keywordLength, options }: ListShape['filters'][number],
): FilterValue | undefined {
  const isKnown = (value: string) =>
    value !== '' && (!options || options.some((option) => String(option.value) === value));
  if (!isList(kind)) {
    const value = (params.get(field) ?? '').slice(0, max).trim();
    return isKnown(value) ? value : undefined;
  }
  const values = params.getAll(`${field}[]`).filter(isKnown);
  if (kind === 'days') return isDayRange(values) ? values : undefined;
  const distinct = [...new Set(values)].slice(0, limits.filterValues);
  return distinct.length > 0 ? distinct : undefined;
}

const isDay = (value: string | undefined): value is string =>
  value !== undefined &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

function isDayRange([from, to, ...more]: readonly string[]): boolean {
  return isDay(from) && isDay(to) && from <= to && more.length === 0;
}

/** Writes a change into an address: defaults are left out, and what is not named stays as it is. */
export function writeListState(params: URLSearchParams, change: ListChange): void {
  const put = (name: string, value: string | null) =>
    value === null ? params.delete(name) : params.set(name, value);
  for (const [field, value] of Object.entries(change.filters ?? {})) {
    params.delete(field);
    params.delete(`${field}[]`);
    if (typeof value === 'string') put(field, value.trim() || null);
    else for (const one of value ?? []) params.append(`${field}[]`, one);
  }
  if (change.sort !== undefined) {
    put('sort_field', change.sort?.field ?? null);
    put('sort_by', change.sort?.by ?? null);
  }
  if (change.limit !== undefined)
    put('limit', change.limit === limits.pageSize ? null : String(change.limit));
  if (change.page !== undefined) put('page', change.page === 1 ? null : String(change.page));
}

/** What goes to the server; `export` takes it without the page. */
export function wireQuery({ page, limit, sort, filters }: ListState): Record<string, unknown> {
  return { page, limit, ...wireFilters({ sort, filters }) };
}

export function wireFilters({
  sort,
  filters,
}: Pick<ListState, 'sort' | 'filters'>): Record<string, unknown> {
  return { ...filters, ...(sort && { sort_field: sort.field, sort_by: sort.by }) };
}
