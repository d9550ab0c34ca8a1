import { useMemo, useState } from 'react';
import { keepChoice, readChoice, shownColumns, type ColumnChoice } from './column-choice.ts';
import type { NamedColumn } from './types.ts';

/** The columns as this user wants them, remembered per resource in this browser. */
export function useColumnChoice<Row>(resource: string, columns: readonly NamedColumn<Row>[]) {
  const [choice, setChoice] = useState(() => readChoice(resource));
  const { order, shown: switched } = choice;
  // The height of rows changes none of this, and a new list would render every row again.
  const shown = useMemo(
    () => shownColumns(columns, { order, shown: switched }),
    [columns, order, switched],
  );
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    keepChoice(resource, next);
  };
  return { choice, choose, shown };
}
