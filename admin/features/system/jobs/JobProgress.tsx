import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Job } from '#contract/features/system/jobs/contract.ts';
import { languageTags } from '#contract/language.ts';
import { jobsPageTexts as texts } from './texts.ts';
import styles from './jobs.module.css';

/** How far a job is: a bar with its numbers, or the count alone where nobody knows the whole. */
export function JobProgress({ job }: { job: Job }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const number = (n: number) => n.toLocaleString(languageTags[language]);
  if (job.total === null)
    return job.done > 0 ? say(texts.unknownTotal, { n: number(job.done) }) : null;
  return (
    <div className={styles.progress} data-state={job.state}>
      <progress max={job.total || 1} value={job.total === 0 ? 1 : job.done} aria-hidden="true" />
      <span>{say(texts.of, { done: number(job.done), total: number(job.total) })}</span>
    </div>
  );
}
