import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { Job, JobState } from '#contract/features/system/jobs/contract.ts';
import { jobKindTexts, jobTexts } from '#contract/features/system/jobs/texts.ts';
import { toneOf } from './moves.ts';
import { jobsPageTexts as texts } from './texts.ts';

/** An unknown kind is shown by its stored name. */
export function JobKind({ kind }: { kind: string }) {
  const say = useSay();
  return jobKindTexts[kind] ? say(jobKindTexts[kind]) : <code>{kind}</code>;
}

/** The subject and its company: two companies may use the same code. */
export function JobSubject({ job: { subject, company_name: company } }: { job: Job }) {
  const words = [subject, company].filter(Boolean).join(' · ');
  return words ? <span title={words}>{words}</span> : <span aria-hidden="true">–</span>;
}

/** The queue of a job, and whether it goes first there. */
export function JobLaneName({ job: { lane, priority } }: { job: Job }) {
  const say = useSay();
  const name = say(jobTexts.lanes[lane]);
  return priority > 0 ? say(texts.first, { lane: name }) : name;
}

export function JobStatus({ state }: { state: JobState }) {
  const say = useSay();
  return <StateDot tone={toneOf[state]}>{say(jobTexts.status[state])}</StateDot>;
}

export function JobCreated({ job }: { job: Job }) {
  const say = useSay();
  const ended = job.end_time && say(texts.endedAt, { time: showTime(job.end_time, true) });
  return (
    <time dateTime={job.create_time} title={ended || undefined}>
      {showTime(job.create_time, true)}
    </time>
  );
}
