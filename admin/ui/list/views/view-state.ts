import type { ViewState } from '#contract/features/dashboard/saved-views/contract.ts';
import {
  arrangeColumns,
  isColumnShown,
  type Arrangeable,
  type ColumnChoice,
} from '../column-choice.ts';
import {
  isList,
  readListState,
  writeListState,
  type ListChange,
  type ListShape,
  type ListState,
} from '../list-state.ts';

/** How a list is looked at now, as it is saved. */
export function viewOf(
  { filters, sort, limit }: ListState,
  columns: readonly Arrangeable[],
  choice: ColumnChoice,
): ViewState {
  return {
    filters: Object.entries(filters).map(([field, value]) => ({
      field,
      values: typeof value === 'string' ? [value] : [...value],
    })),
    sort,
    page_size: limit as ViewState['page_size'],
    columns: arrangeColumns(columns, choice).map((column) => ({
      field: column.field,
      is_shown: isColumnShown(column, choice),
    })),
  };
}

/** What a view makes of an address: filters that it does not name are cleared. */
export function changeTo({ filters, sort, page_size }: ViewState, shape: ListShape): ListChange {
  const values = new Map(filters.map((one) => [one.field, one.values]));
  const set = shape.filters.map(({ field, kind }) => {
    const found = values.get(field);
    return [field, isList(kind) ? found : found?.[0]] as const;
  });
  return { filters: Object.fromEntries(set), sort, limit: page_size, page: 1 };
}

export const choiceOf = ({
  columns,
}: Pick<ViewState, 'columns'>): Omit<ColumnChoice, 'isDense'> => ({
  order: columns.map(({ field }) => field),
  shown: Object.fromEntries(columns.map(({ field, is_shown }) => [field, is_shown])),
});

/** Whether both show the same: what the page does not know, or no longer, makes no difference. */
export function isSameView(
  one: ViewState,
  other: ViewState,
  shape: ListShape,
  columns: readonly Arrangeable[],
): boolean {
  const shownBy = (view: ViewState) => {
    const params = new URLSearchParams();
    writeListState(params, changeTo(view, shape));
    const choice = { ...choiceOf(view), isDense: false };
    return JSON.stringify(viewOf(readListState(params, shape), columns, choice));
  };
  return shownBy(one) === shownBy(other);
}
