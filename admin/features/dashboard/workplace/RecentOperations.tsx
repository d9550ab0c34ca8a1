import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { operationTexts } from '#contract/operations.ts';
import { workplaceTexts } from './texts.ts';
import styles from './workplace.module.css';

const texts = workplaceTexts.recent;

export function RecentOperations({ recent }: { recent: Workplace['recent'] }) {
  const say = useSay();
  if (recent.length === 0)
    return <EmptyState compact title={say(texts.none)} hint={say(texts.noneHint)} />;
  return (
    <ol className={styles.recent}>
      {recent.map(({ id, user, path, create_time, duration }) => {
        const words = operationTexts[path];
        return (
          <li key={id}>
            <span className={styles.who}>{user}</span>
            <span className={styles.what}>{words ? say(words) : <code>{path}</code>}</span>
            <time dateTime={create_time} title={say(texts.took, { ms: duration })}>
              {showTime(create_time)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
