import { createContext, use, useCallback, type RefObject } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import { useLanguage } from '#admin/app/language.ts';
import { sayMark } from './SheetValue.tsx';
import { withValue } from './state.ts';
import type { SheetColumn, SheetRow } from './types.ts';
import { markOf, readValue } from './values.ts';
import styles from './sheet.module.css';

/** The last key: a letter that opens a cell replaces what is there, Enter and F2 add to it. */
export const OpeningKey = createContext<RefObject<string>>({ current: '' });

type SheetEditorProps = RenderEditCellProps<SheetRow> & { sheetColumn: SheetColumn };

/** The open cell: judges what is typed while it is typed. */
export function SheetEditor({ row, onRowChange, onClose, ...props }: SheetEditorProps) {
  const { sheetColumn: column } = props;
  const keyRef = use(OpeningKey);
  const language = useLanguage((state) => state.language);
  const value = row.values[column.key] ?? '';
  const mark = markOf(column, readValue(column, value));
  const focus = useCallback(
    (input: HTMLInputElement | null) => {
      input?.focus({ preventScroll: true });
      const addsTo = keyRef.current === 'F2' || keyRef.current === 'Enter';
      if (addsTo) input?.setSelectionRange(input.value.length, input.value.length);
      else input?.select();
    },
    [keyRef],
  );
  if (column.kind === 'choice')
    return (
      <select
        className={styles.editor}
        aria-label={column.title}
        autoFocus
        value={value}
        onChange={(event) => onRowChange(withValue(row, column, event.target.value), true)}
        onBlur={() => onClose(true, false)}
      >
        <option value="" />
        {column.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <input
        ref={focus}
        className={styles.editor}
        aria-label={column.title}
        aria-invalid={mark ? true : undefined}
        data-mark={mark?.kind}
        inputMode={column.kind === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        value={value}
        onChange={(event) => onRowChange(withValue(row, column, event.target.value))}
        onBlur={() => onClose(true, false)}
      />
      {mark && (
        <span className={styles.hint} role="status">
          {sayMark(mark, language)}
        </span>
      )}
    </>
  );
}
