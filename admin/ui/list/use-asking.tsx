import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { sayNow as say } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Text } from '#contract/text.ts';
import type { Question } from './ConfirmDialog.tsx';
import type { ActionDialogProps, BatchAction, RowAction, RowBase } from './types.ts';

const ConfirmDialog = lazyComponent(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);

/** An action and the rows it was chosen for. */
export type Chosen<Row> = {
  label: Text;
  isDanger: boolean;
  rows: readonly Row[];
  names: string;
  dialog?: ComponentType<ActionDialogProps<Row>> | undefined;
  question?: string | undefined;
  run: () => Promise<void> | void;
};

/** Opens the dialog of an action or asks its question; false where it has neither and is done at once. */
export type Ask<Row> = (chosen: Chosen<Row>) => boolean;

/** What stands between an action and doing it; `dialogs` belong on the page, where no row takes them along. */
export function useAsking<Row>(
  resource: string,
  current?: readonly Row[],
): { ask: Ask<Row>; dialogs: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const [opened, setOpened] = useState<Chosen<Row> | null>(null);
  const ask: Ask<Row> = useCallback((chosen) => {
    const { label, isDanger, dialog, question: text, run } = chosen;
    if (dialog) setOpened(chosen);
    else if (text !== undefined)
      setQuestion({ title: say(label), text, verb: say(label), isDanger, run });
    return dialog !== undefined || text !== undefined;
  }, []);
  const Dialog = opened?.dialog;
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={question !== null}
        resource={resource}
        question={question}
        onClose={() => setQuestion(null)}
      />
      {opened && Dialog && (
        <Dialog
          rows={opened.rows}
          names={opened.names}
          current={current}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
  return { ask, dialogs };
}

export function chosenForRow<Row>(action: RowAction<Row>, row: Row, name: string): Chosen<Row> {
  const { label, danger = false, dialog, confirm, run } = action;
  const question =
    typeof confirm === 'function' ? confirm(row, name) : confirm && say(confirm, { name });
  return {
    label,
    isDanger: danger,
    rows: [row],
    names: name,
    dialog,
    question,
    run: () => run?.(row),
  };
}

export function chosenForBatch<Row extends RowBase>(
  action: BatchAction<Row>,
  rows: readonly Row[],
  names: string,
): Chosen<Row> {
  const { label, danger = false, dialog, confirm, run } = action;
  const question =
    typeof confirm === 'function'
      ? confirm(rows, names)
      : confirm && say(confirm, { n: rows.length, names });
  const ids = rows.map(({ id }) => id);
  return { label, isDanger: danger, rows, names, dialog, question, run: () => run?.(ids, rows) };
}
