import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { SideDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import type {
  PageTemplate,
  PageTemplateInfo,
} from '#contract/features/product/page-templates/contract.ts';
import {
  pageTrialCalls,
  type PageTrial,
} from '#contract/features/product/page-templates/trials.ts';
import { TrialForm } from './TrialForm.tsx';
import { TrialResult } from './TrialResult.tsx';
import { pageTrialPageTexts as texts } from './trial-texts.ts';
import { usePage } from './use-page.ts';
import styles from './figures.module.css';

type TrialDrawerProps = { page: PageTemplate; onClose: () => void };

/** Two versions of a page shown by share: starting it, its figures, and choosing the better one. */
export function TrialDrawer({ page, onClose }: TrialDrawerProps) {
  const say = useSay();
  const now = usePage(page.id);
  const trials = useQuery({
    queryKey: ['pageTemplate', 'trials', page.id],
    queryFn: async ({ signal }) =>
      (await api(pageTrialCalls.trials, { id: page.id }, { signal, quiet: true })).data,
  });
  return (
    <SideDrawer title={say(texts.title, { name: page.name })} width={760} onClose={onClose}>
      <p className={styles.line}>{say(texts.line)}</p>
      <Loaded query={now} skeleton={<div className={styles.skeleton} />}>
        {(info) => (
          <Loaded query={trials} skeleton={<div className={styles.skeleton} />}>
            {(found) => <Trials page={info} trials={found} />}
          </Loaded>
        )}
      </Loaded>
    </SideDrawer>
  );
}

function Trials({ page, trials }: { page: PageTemplateInfo; trials: readonly PageTrial[] }) {
  const say = useSay();
  const can = useCan();
  const running = trials.find((trial) => trial.end_time === null);
  const earlier = trials.filter((trial) => trial.end_time !== null);
  const mayStart = can({ has: pageTrialCalls.startTrial.allow });
  return (
    <div className={styles.parts}>
      {running ? (
        <TrialResult page={page} trial={running} />
      ) : page.published === null ? (
        <p className={styles.none}>{say(texts.first)}</p>
      ) : (
        mayStart && <TrialForm page={page} />
      )}
      {running && page.scheduled !== null && (
        <p className={styles.none}>
          {say(texts.scheduled, { n: page.scheduled, time: showTime(page.schedule_time) })}
        </p>
      )}
      {earlier.length > 0 && (
        <section>
          <h3>{say(texts.earlier)}</h3>
          <div className={styles.parts}>
            {earlier.map((trial) => (
              <TrialResult key={trial.id} page={page} trial={trial} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
