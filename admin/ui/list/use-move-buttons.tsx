import type { ReactNode } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import type { MoveActions } from './move-actions.tsx';
import { nameOfRow } from './names.ts';
import type { RowBase } from './types.ts';
import { useAsking } from './use-asking.tsx';

/**
 * The state moves of one record that lies open, as buttons. Nothing where none is possible. `dialogs` stand beside the
 * record: they outlive its buttons.
 */
export function useMoveButtons<Row extends RowBase>(
  { resource, onRow }: MoveActions<Row>,
  row: NoInfer<Row> | undefined,
  nameOf: (row: Row) => string = nameOfRow,
): { buttons: ReactNode; dialogs: ReactNode } {
  const can = useCan();
  const { ask, dialogs } = useAsking<Row>(resource);
  const offered = onRow.filter(
    ({ can: has = null, shown }) => row && can({ has }) && (shown?.(row) ?? true),
  );
  const buttons = row && offered.length > 0 && (
    <ActionButtons
      resource={resource}
      row={row}
      name={nameOf(row)}
      actions={offered}
      most={offered.length}
      onAsk={ask}
    />
  );
  return { buttons, dialogs };
}
