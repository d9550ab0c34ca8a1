import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import type { ChecklistStep, Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { workplaceTexts } from './texts.ts';
import styles from './checklist.module.css';

const texts = workplaceTexts.checklist;
const paths: Record<ChecklistStep, string> = {
  verified: '/appCenter/company',
  part: '/product/part',
  rule: '/identity/rule',
  codes: '/identity/pack',
  page: '/product/template',
  scan: '/dashboard/monitor',
  ship: '/trace/shipment',
};

/** What a new company does first, in order; what is done is ticked by what really happened. */
export function Checklist({ steps }: { steps: NonNullable<Workplace['checklist']> }) {
  const say = useSay();
  const reachable = useReachable();
  const next = steps.find(({ done }) => !done)?.key;
  const n = steps.filter(({ done }) => done).length;
  return (
    <Panel title={say(texts.title)} note={say(texts.progress, { n, all: steps.length })}>
      <ol className={styles.steps} aria-label={say(texts.title)}>
        {steps.map(({ key, done }, at) => {
          const name = say(texts.steps[key]);
          return (
            <li key={key} data-done={done} aria-current={key === next ? 'step' : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {done ? '✓' : at + 1}
              </span>
              {reachable.has(paths[key]) ? (
                <Link to={paths[key]}>{name}</Link>
              ) : (
                <span>{name}</span>
              )}
              {done && <small>{say(texts.done)}</small>}
              {key === next && <small>{say(texts.next)}</small>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
