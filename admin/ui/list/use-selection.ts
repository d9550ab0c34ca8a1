import { useState } from 'react';
import type { RowBase } from './types.ts';

const none: ReadonlySet<number> = new Set();

/** Which rows of the page are selected; another page begins with none. */
export function useSelection<Row extends RowBase>(rows: readonly Row[], page: string) {
  const [state, setState] = useState({ page, ids: none });
  if (state.page !== page) setState({ page, ids: none });
  const ids = state.page === page ? state.ids : none;
  return {
    ids,
    // Rows may go while they are selected.
    rows: rows.filter((row) => ids.has(row.id)),
    select: (next: ReadonlySet<number>) => setState({ page, ids: next }),
    clear: () => setState({ page, ids: none }),
  };
}
