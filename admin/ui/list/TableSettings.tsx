import { Button } from 'antd';
import { useState, type RefObject } from 'react';
import { useSay } from '#admin/app/language.ts';
import { MoreIcon } from '#admin/ui/icons.tsx';
import { Tick } from '#admin/ui/Tick.tsx';
import {
  arrangeColumns,
  isColumnShown,
  moveColumn,
  noChoice,
  type ColumnChoice,
} from './column-choice.ts';
import { GripIcon } from './icons.tsx';
import { listTexts } from './texts.ts';
import type { NamedColumn } from './types.ts';
import { useDismissal } from './use-dismissal.ts';
import styles from './table-settings.module.css';

const texts = listTexts.settings;

type TableSettingsProps = {
  columns: readonly NamedColumn<never>[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Columns by checkbox, their order by dragging or by its two buttons, the height of rows. */
export function TableSettings({ columns, choice, onChoose, opener, onClose }: TableSettingsProps) {
  const say = useSay();
  const panel = useDismissal(opener, onClose);
  const [dragged, setDragged] = useState<string | null>(null);
  const arranged = arrangeColumns(columns, choice);
  const shown = arranged.filter((column) => isColumnShown(column, choice));
  const move = (field: string, to: number) => onChoose(moveColumn(columns, choice, field, to));
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={say(texts.open)}
      tabIndex={-1}
    >
      <fieldset className={styles.density}>
        <legend>{say(texts.density)}</legend>
        {[false, true].map((isDense) => (
          <label key={String(isDense)}>
            <input
              type="radio"
              name="density"
              checked={choice.isDense === isDense}
              onChange={() => onChoose({ ...choice, isDense })}
            />
            {say(isDense ? texts.dense : texts.roomy)}
          </label>
        ))}
      </fieldset>
      <p className={styles.title}>{say(texts.columns)}</p>
      <ul>
        {arranged.map((column, at) => {
          const { field } = column;
          const fixed = column.fixed !== undefined;
          const name = say(column.label);
          const isShown = shown.includes(column);
          return (
            <li
              key={field}
              draggable={!fixed}
              data-dragged={dragged === field}
              onDragStart={() => setDragged(field)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged !== null && dragged !== field && !fixed) move(dragged, at);
              }}
            >
              <span className={styles.grip} data-fixed={fixed}>
                <GripIcon size={14} />
              </span>
              <label>
                <Tick
                  checked={isShown}
                  disabled={isShown && shown.length === 1}
                  onChange={() =>
                    onChoose({ ...choice, shown: { ...choice.shown, [field]: !isShown } })
                  }
                />
                {name}
              </label>
              <button
                type="button"
                className={styles.up}
                aria-label={say(texts.up, { name })}
                disabled={fixed || at === 0 || Boolean(arranged[at - 1]?.fixed)}
                onClick={() => move(field, at - 1)}
              >
                <MoreIcon size={14} />
              </button>
              <button
                type="button"
                aria-label={say(texts.down, { name })}
                disabled={fixed || at === arranged.length - 1}
                onClick={() => move(field, at + 1)}
              >
                <MoreIcon size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button size="small" onClick={() => onChoose(noChoice)}>
        {say(texts.reset)}
      </Button>
    </div>
  );
}
