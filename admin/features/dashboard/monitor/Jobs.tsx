import { useLanguage, useSay } from '#admin/app/language.ts';
import type { MonitorFigures } from '#contract/features/dashboard/monitor/contract.ts';
import { jobKindTexts, jobTexts } from '#contract/features/system/jobs/texts.ts';
import { languageTags } from '#contract/language.ts';
import { monitorPageTexts } from './texts.ts';
import styles from './monitor.module.css';

const texts = monitorPageTexts.jobs;
type Job = MonitorFigures['jobs'][number];

/** Running background jobs with their progress. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const say = useSay();
  if (jobs.length === 0) return <p className={styles.calm}>{say(texts.none)}</p>;
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </ul>
  );
}

function JobLine({ job: { kind, subject, state, done, total } }: { job: Job }) {
  const say = useSay();
  const language = useLanguage((current) => current.language);
  const show = (n: number) => n.toLocaleString(languageTags[language]);
  const known = jobKindTexts[kind];
  const status = jobTexts.status[state as keyof typeof jobTexts.status];
  const name = known ? say(known) : kind;
  return (
    <li>
      <span className={styles.jobName}>{subject ? `${name} · ${subject}` : name}</span>
      <span className={styles.jobState}>{status ? say(status) : state}</span>
      {total !== null && total > 0 && (
        <>
          <progress max={total} value={done} aria-hidden="true" />
          <span className={styles.jobState}>
            {say(texts.of, { done: show(done), total: show(total) })}
          </span>
        </>
      )}
    </li>
  );
}
