import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { Question } from './ConfirmDialog.tsx';
import { listTexts } from './texts.ts';
import type { BatchAction, RowBase } from './types.ts';
import { useCommand } from './use-command.ts';
import styles from './pages.module.css';

const texts = listTexts.selection;

type BatchBarProps<Row> = {
  resource: string;
  rows: readonly Row[];
  actions: readonly BatchAction<Row>[];
  onAsk: (question: Question) => void;
  onClear: () => void;
};

/** How many rows are selected, and what can be done with all of them. */
export function BatchBar<Row extends RowBase>({
  resource,
  rows,
  actions,
  onAsk,
  onClear,
}: BatchBarProps<Row>) {
  const say = useSay();
  const { isBusy, run } = useCommand(resource);
  const offered = actions.filter(({ shown }) => !shown || shown(rows));
  const act = (action: BatchAction<Row>) => {
    const send = () =>
      action.run(
        rows.map(({ id }) => id),
        rows,
      );
    const { confirm } = action;
    if (!confirm) return void run(send);
    return onAsk({
      title: say(action.label),
      text: typeof confirm === 'function' ? confirm(rows) : say(confirm, { n: rows.length }),
      verb: say(action.label),
      isDanger: action.danger ?? false,
      run: send,
    });
  };
  return (
    <div className={styles.selection} role="group" aria-label={say(texts.bar)}>
      <strong role="status">{say(texts.count, { n: rows.length })}</strong>
      {offered.map((action) => (
        <Button
          key={action.key}
          size="small"
          danger={action.danger}
          disabled={isBusy}
          onClick={() => act(action)}
        >
          {say(action.label)}
        </Button>
      ))}
      <Button size="small" type="text" onClick={onClear}>
        {say(texts.clear)}
      </Button>
    </div>
  );
}
