import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import type { MoveActions } from './move-actions.tsx';
import { nameOfRow } from './names.ts';
import type { RowAction, RowBase } from './types.ts';
import { chosenForRow, useAsking } from './use-asking.tsx';
import { useCommand } from './use-command.ts';

/**
 * The state moves of one record that lies open, as buttons; the first that leads on is the main one. Nothing where none is possible.
 * `dialogs` stand beside the record: they outlive its buttons.
 */
export function useMoveButtons<Row extends RowBase>(
  { resource, onRow }: MoveActions<Row>,
  row: NoInfer<Row> | undefined,
  nameOf: (row: Row) => string = nameOfRow,
): { buttons: ReactNode; dialogs: ReactNode } {
  const say = useSay();
  const can = useCan();
  const { isBusy, run } = useCommand(resource);
  const { ask, dialogs } = useAsking<Row>(resource);
  if (!row) return { buttons: null, dialogs };
  const isOffered = (action: RowAction<Row>) =>
    can({ has: action.can ?? null }) && (action.shown?.(row) ?? true);
  const act = (action: RowAction<Row>) => {
    const chosen = chosenForRow(action, row, nameOf(row));
    if (!ask(chosen)) void run(chosen.run);
  };
  const offered = onRow.filter(isOffered);
  const main = offered.find(({ aside, danger }) => !aside && !danger);
  const buttons = offered.length > 0 && (
    <>
      {offered.map((action) => (
        <Button
          key={action.key}
          type={action === main ? 'primary' : 'default'}
          danger={action.danger}
          disabled={isBusy}
          onClick={() => act(action)}
        >
          {say(action.label)}
        </Button>
      ))}
    </>
  );
  return { buttons, dialogs };
}
