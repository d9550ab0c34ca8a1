import { useLanguage, useSay } from '#admin/app/language.ts';
import { sayMark } from './SheetValue.tsx';
import type { Problem } from './state.ts';
import { sheetTexts as texts } from './texts.ts';
import type { SheetColumn, SheetRow } from './types.ts';
import styles from './sheet.module.css';

type ProblemListProps = {
  problems: readonly Problem[];
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  onJump: (problem: Problem) => void;
};

const most = 50;

/** The cells with errors or outside their limits; each leads to its cell. */
export function ProblemList({ problems, rows, columns, onJump }: ProblemListProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  if (problems.length === 0) return null;
  const errors = problems.filter(({ mark }) => mark.kind === 'error').length;
  const outside = problems.length - errors;
  const counts = [
    errors > 0 && say(texts.errorCount, { n: errors }),
    outside > 0 && say(texts.outsideCount, { n: outside }),
  ].filter(Boolean);
  return (
    <section className={styles.problems} aria-label={say(texts.problems)}>
      <h3>{`${say(texts.problems)}: ${counts.join(' · ')}`}</h3>
      <ul>
        {problems.slice(0, most).map((problem) => {
          const { row, column, mark } = problem;
          const { title, values } = rows[row]!;
          const { key, title: name } = columns[column - 1]!;
          return (
            <li key={`${row}:${column}`}>
              <button type="button" data-kind={mark.kind} onClick={() => onJump(problem)}>
                {`${title} · ${name} · ${values[key]}: ${sayMark(mark, language)}`}
              </button>
            </li>
          );
        })}
        {problems.length > most && <li>{say(texts.more, { n: problems.length - most })}</li>}
      </ul>
    </section>
  );
}
