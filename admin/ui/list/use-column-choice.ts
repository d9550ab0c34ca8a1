import { useMemo, useState } from 'react';
import type { SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import { keepChoice, readChoice, shownColumns, type ColumnChoice } from './column-choice.ts';
import type { NamedColumn } from './types.ts';
import { choiceOf } from './views/view-state.ts';

type Named = Pick<SavedView, 'id' | 'state'>;

/** Under what a view's columns are kept as long as they are not saved. */
export const keptFor = ({ id }: Pick<SavedView, 'id'>) => `view:${id}`;
const nameOf = (resource: string, view: Named | null) => (view ? keptFor(view) : resource);
/** The height of rows is the user's own, in whatever view. */
const read = (resource: string, view: Named | null): ColumnChoice => {
  const own = readChoice(resource);
  if (!view) return own;
  const { isDense } = own;
  return { ...readChoice(nameOf(resource, view), { ...choiceOf(view.state), isDense }), isDense };
};

/** The columns as this user wants them, or the view they are in; remembered in this browser until a view is saved. */
export function useColumnChoice<Row>(
  resource: string,
  columns: readonly NamedColumn<Row>[],
  view: Named | null = null,
) {
  const source = useMemo(() => ({ resource, view }), [resource, view]);
  const [kept, setKept] = useState(() => ({ source, choice: read(resource, view) }));
  if (kept.source !== source) setKept({ source, choice: read(resource, view) });
  const choice = kept.source === source ? kept.choice : read(resource, view);
  const { order, shown: switched } = choice;
  // The height of rows changes none of this, and a new list would render every row again.
  const shown = useMemo(
    () => shownColumns(columns, { order, shown: switched }),
    [columns, order, switched],
  );
  const choose = (next: ColumnChoice) => {
    setKept({ source, choice: next });
    if (!view) return keepChoice(resource, next);
    const { isDense } = next;
    keepChoice(nameOf(resource, view), next, { ...choiceOf(view.state), isDense });
    return keepChoice(resource, { ...readChoice(resource), isDense });
  };
  /** Goes back to the columns of the view. */
  const reset = () => view && choose({ ...choiceOf(view.state), isDense: choice.isDense });
  return { choice, choose, reset, shown };
}
