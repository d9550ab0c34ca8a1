import { Progress } from 'antd';
import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Job, JobState } from '#contract/features/system/jobs/contract.ts';
import { languageTags } from '#contract/language.ts';
import { jobsPageTexts as texts } from './texts.ts';
import styles from './jobs.module.css';

const statusOf: Partial<Record<JobState, 'exception' | 'success'>> = {
  failed: 'exception',
  done: 'success',
};

/** How far a job is: a bar with its numbers, or the count alone where nobody knows the whole. */
export function JobProgress({ job }: { job: Job }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const number = (n: number) => n.toLocaleString(languageTags[language]);
  if (job.total === null)
    return job.done > 0 ? say(texts.unknownTotal, { n: number(job.done) }) : null;
  const words = say(texts.of, { done: number(job.done), total: number(job.total) });
  return (
    <div className={styles.progress}>
      <Progress
        percent={job.total === 0 ? 100 : Math.floor((job.done / job.total) * 100)}
        size="small"
        status={statusOf[job.state] ?? 'normal'}
        showInfo={false}
        aria-label={words}
      />
      <span>{words}</span>
    </div>
  );
}
