import { Button, Input } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { labelLimits } from '#contract/labels/document.ts';
import { editorTexts } from '../texts.ts';
import { InsertField } from './ContentField.tsx';
import { Row } from './fields.tsx';
import styles from './panel.module.css';

const texts = editorTexts.element;
type Rows = readonly (readonly string[])[];
type TableFieldProps = {
  rows: Rows;
  bound: readonly string[];
  wrong?: string | undefined;
  onChange: (rows: Rows) => void;
};

/** The cells of a table; a field is inserted into the cell one was last in. */
export function TableField({ rows, bound, wrong, onChange }: TableFieldProps) {
  const say = useSay();
  const [last, setLast] = useState<readonly [number, number]>([0, 0]);
  const columns = rows[0]?.length ?? 1;
  const set = (row: number, column: number, text: string) =>
    onChange(
      rows.map((cells, y) =>
        y === row ? cells.map((cell, x) => (x === column ? text : cell)) : cells,
      ),
    );
  const [lastRow, lastColumn] = [
    Math.min(last[0], rows.length - 1),
    Math.min(last[1], columns - 1),
  ];
  return (
    <Row label={labelTexts.kinds.table} wrong={wrong}>
      {(id) => (
        <div className={styles.content}>
          <div
            className={styles.cells}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(64px, 1fr))` }}
          >
            {rows.map((cells, row) =>
              cells.map((cell, column) => (
                <Input
                  key={`${row} ${column}`}
                  id={row + column === 0 ? id : undefined}
                  size="small"
                  value={cell}
                  maxLength={200}
                  aria-label={say(texts.cell, { row: row + 1, column: column + 1 })}
                  onFocus={() => setLast([row, column])}
                  onChange={({ target }) => set(row, column, target.value)}
                />
              )),
            )}
          </div>
          <div className={styles.buttons}>
            <InsertField
              bound={bound}
              onInsert={(name) =>
                set(lastRow, lastColumn, `${rows[lastRow]![lastColumn]!}{${name}}`)
              }
            />
            <Button
              size="small"
              disabled={rows.length >= labelLimits.rows}
              onClick={() => onChange([...rows, rows[0]!.map(() => '')])}
            >
              {say(texts.addRow)}
            </Button>
            <Button
              size="small"
              disabled={rows.length < 2}
              onClick={() => onChange(rows.slice(0, -1))}
            >
              {say(texts.removeRow)}
            </Button>
            <Button
              size="small"
              disabled={columns >= labelLimits.columns}
              onClick={() => onChange(rows.map((cells) => [...cells, '']))}
            >
              {say(texts.addColumn)}
            </Button>
            <Button
              size="small"
              disabled={columns < 2}
              onClick={() => onChange(rows.map((cells) => cells.slice(0, -1)))}
            >
              {say(texts.removeColumn)}
            </Button>
          </div>
        </div>
      )}
    </Row>
  );
}
