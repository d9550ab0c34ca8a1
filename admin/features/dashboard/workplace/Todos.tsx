import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import type { Todo } from '#contract/features/dashboard/workplace/contract.ts';
import { todoTexts } from '#contract/features/dashboard/workplace/texts.ts';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';
import { workplaceTexts } from './texts.ts';
import styles from './todos.module.css';

const texts = workplaceTexts.todos;
/** Something went wrong; not only work that waits. */
const alarms: ReadonlySet<string> = new Set([
  'incidentsOpen',
  'incidentsToAnswer',
  'reportsOpen',
  'nonconformancesOverdue',
  'repairsOverdue',
  'jobsFailed',
  'territoriesEnding',
]);

/** The user's tasks; each links to its page. */
export function Todos({ todos }: { todos: readonly Todo[] }) {
  const say = useSay();
  const reachable = useReachable();
  if (todos.length === 0)
    return (
      <p className={styles.calm}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M2 2h11a5 5 0 0 1 5 5v11H2z" />
          <path className={styles.tick} d="m6 10.5 2.8 2.8L14.2 7.5" />
        </svg>
        {say(texts.none)}
      </p>
    );
  return (
    <ul className={styles.todos}>
      {todos.map(({ key, count, path }) => {
        const label = todoTexts[key];
        const line = (
          <>
            <strong data-alarm={alarms.has(key) || undefined}>{count}</strong>
            <span>{label ? say(label) : key}</span>
          </>
        );
        return (
          <li key={key}>
            {reachable.has(withoutQuery(path)) ? (
              <Link to={path}>
                {line}
                <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                  <path d="m8 5 5 5-5 5" />
                </svg>
              </Link>
            ) : (
              <div>{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
