import { useLanguage, useSay } from '#admin/app/language.ts';
import type { RunningJob } from '#contract/features/system/jobs/running.ts';
import { jobKindTexts, jobTexts } from '#contract/features/system/jobs/texts.ts';
import { languageTags } from '#contract/language.ts';
import { runningJobTexts as texts } from './texts.ts';
import styles from './jobs.module.css';

/** Running background jobs with their progress. */
export function Jobs({ jobs }: { jobs: readonly RunningJob[] }) {
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

function JobLine({ job: { kind, subject, state, done, total } }: { job: RunningJob }) {
  const say = useSay();
  const language = useLanguage((current) => current.language);
  const show = (n: number) => n.toLocaleString(languageTags[language]);
  const known = jobKindTexts[kind];
  const status = jobTexts.status[state as keyof typeof jobTexts.status];
  const name = known ? say(known) : kind;
  return (
    <li>
      <span className={styles.name}>{subject ? `${name} · ${subject}` : name}</span>
      <span className={styles.state}>{status ? say(status) : state}</span>
      {total !== null && total > 0 && (
        <>
          <progress max={total} value={done} aria-hidden="true" />
          <span className={styles.state}>
            {say(texts.of, { done: show(done), total: show(total) })}
          </span>
        </>
      )}
    </li>
  );
}
