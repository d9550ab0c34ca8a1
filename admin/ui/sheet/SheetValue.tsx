import { useLanguage } from '#admin/app/language.ts';
import { say } from '#contract/text.ts';
import type { Language } from '#contract/language.ts';
import type { Mark, SheetColumn, SheetRow } from './types.ts';
import { shownValue } from './values.ts';
import styles from './sheet.module.css';

// A shape beside the colour.
const signs = { error: '✕', high: '▲', low: '▼', fail: '✕' } as const;

export function sayMark({ text, params }: Mark, language: Language): string {
  return typeof text === 'string' ? text : say(text, language, params);
}

/** A cell that is not edited: its value, and a sign with a text if something is to be known about it. */
export function SheetValue({ column, row }: { column: SheetColumn; row: SheetRow }) {
  const language = useLanguage((state) => state.language);
  const value = shownValue(column, row.values[column.key] ?? '');
  const mark = row.marks[column.key];
  const note = row.notes[column.key];
  if (value === '' && note) return <span className={styles.note}>{note}</span>;
  if (!mark) return <span title={value.length > 12 ? value : undefined}>{value}</span>;
  const words = sayMark(mark, language);
  return (
    <span title={words}>
      {value}
      <span className={styles.sign} role="img" aria-label={words}>
        {signs[mark.kind]}
      </span>
    </span>
  );
}
