import { useLanguage, useSay } from '#admin/app/language.ts';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import type { Job } from '#contract/features/system/jobs/contract.ts';
import { languageTags } from '#contract/language.ts';
import { jobsPageTexts as texts } from './texts.ts';

/** The progress of a job: a bar with numbers, or only the count if the total is unknown. */
export function JobProgress({ job }: { job: Job }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const number = (n: number) => n.toLocaleString(languageTags[language]);
  if (job.total === null)
    return job.done > 0 ? say(texts.unknownTotal, { n: number(job.done) }) : null;
  const tone = job.state === 'done' ? 'good' : job.state === 'failed' ? 'bad' : 'busy';
  return <ProgressBar done={job.done} total={job.total} tone={tone} />;
}
