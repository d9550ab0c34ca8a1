import { useRef, useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useSay } from '#admin/app/language.ts';
import { fittingActions } from './layout.ts';
import { listTexts as texts } from './texts.ts';
import type { RowAction } from './types.ts';
import { chosenForRow, type Ask } from './use-asking.tsx';
import { useCommand } from './use-command.ts';
import styles from './actions.module.css';

const RowMenu = lazyComponent(async () => (await import('./RowMenu.tsx')).RowMenu);

type RowActionsProps<Row> = {
  resource: string;
  row: Row;
  name: string;
  actions: readonly RowAction<Row>[];
  onAsk: Ask<Row>;
};

/** What can be done with one row: as many as fit, the others behind 'more'. */
export function RowActions<Row>({ resource, row, name, actions, onAsk }: RowActionsProps<Row>) {
  const say = useSay();
  const { isBusy, run } = useCommand(resource);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const offered = actions.filter(({ shown }) => !shown || shown(row));
  const fitting = fittingActions(
    offered.map(({ label }) => say(label)),
    say(texts.more),
  );
  const act = (action: RowAction<Row>) => {
    const chosen = chosenForRow(action, row, name);
    if (!onAsk(chosen)) void run(chosen.run);
  };
  const rest = offered.slice(fitting);
  if (offered.length === 0) return null;
  return (
    <div className={styles.actions} aria-busy={isBusy}>
      {offered.slice(0, fitting).map((action) => (
        <button
          key={action.key}
          type="button"
          data-danger={action.danger ?? false}
          disabled={isBusy}
          aria-label={say(texts.actionOf, { action: say(action.label), name })}
          onClick={() => act(action)}
        >
          {say(action.label)}
        </button>
      ))}
      {rest.length > 0 && (
        <span className={styles.more}>
          <button
            ref={opener}
            type="button"
            disabled={isBusy}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-label={say(texts.moreOf, { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {say(texts.more)}
          </button>
          {isOpen && (
            <RowMenu
              items={rest.map(({ key, label, danger }) => ({ key, label: say(label), danger }))}
              onPick={(key) => act(rest.find((action) => action.key === key)!)}
              onClose={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            />
          )}
        </span>
      )}
    </div>
  );
}
