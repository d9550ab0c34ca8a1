import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { joinNames } from './names.ts';
import { listTexts } from './texts.ts';
import type { BatchAction, RowBase } from './types.ts';
import { chosenForBatch, type Ask } from './use-asking.tsx';
import { useCommand } from './use-command.ts';
import styles from './pages.module.css';

const texts = listTexts.selection;

type BatchBarProps<Row> = {
  resource: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  actions: readonly BatchAction<Row>[];
  onAsk: Ask<Row>;
  onClear: () => void;
};

/** How many rows are selected, and what can be done with all of them. */
export function BatchBar<Row extends RowBase>({
  resource,
  rows,
  nameOf,
  actions,
  onAsk,
  onClear,
}: BatchBarProps<Row>) {
  const say = useSay();
  const { isBusy, run } = useCommand(resource);
  const offered = actions.filter(({ shown }) => !shown || shown(rows));
  const act = (action: BatchAction<Row>) => {
    const chosen = chosenForBatch(action, rows, joinNames(rows.map(nameOf)));
    if (!onAsk(chosen)) void run(chosen.run);
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
