import { api } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { jobStates, type Job, jobCalls } from '#contract/features/system/jobs/contract.ts';
import { jobLanes } from '#contract/features/system/jobs/lanes.ts';
import { jobMoves } from '#contract/features/system/jobs/moves.ts';
import { jobKindTexts, jobTexts } from '#contract/features/system/jobs/texts.ts';
import { jobs } from '#contract/features/system/jobs/feature.ts';
import { JobCreated, JobKind, JobLaneName, JobStatus, JobSubject } from './JobCells.tsx';
import { JobProgress } from './JobProgress.tsx';
import { isMoving } from './moves.ts';
import { jobsPageTexts as texts } from './texts.ts';

const lookAgainAfter = 2_000;

const columns: readonly Column<Job>[] = [
  { field: 'id', width: 64, kind: 'number' },
  { field: 'kind', width: 160, render: ({ kind }) => <JobKind kind={kind} /> },
  { field: 'subject', width: 150, render: (job) => <JobSubject job={job} /> },
  { field: 'lane', width: 110, render: (job) => <JobLaneName job={job} /> },
  { field: 'state', width: 100, render: ({ state }) => <JobStatus state={state} /> },
  { field: 'done', width: 124, render: (job) => <JobProgress job={job} /> },
  { field: 'attempts', width: 80, kind: 'number' },
  { field: 'error', width: 108 },
  { field: 'create_time', width: 160, render: (job) => <JobCreated job={job} /> },
];

const filters: readonly Filter<FilterName<typeof jobCalls>>[] = [
  {
    field: 'state',
    kind: 'select',
    options: jobStates.map((state) => ({ value: state, label: jobTexts.status[state] })),
  },
  {
    field: 'kind',
    kind: 'select',
    options: Object.entries(jobKindTexts).map(([value, label]) => ({ value, label })),
  },
  {
    field: 'lane',
    kind: 'select',
    options: jobLanes.map((lane) => ({ value: lane, label: jobTexts.lanes[lane] })),
  },
];

const moves = moveActions(jobMoves, jobCalls);
const rowActions: readonly RowAction<Job>[] = [
  {
    key: 'prefer',
    label: texts.prefer,
    can: jobCalls.prefer.allow,
    shown: ({ state, priority }) => state === 'waiting' && priority === 0,
    run: async ({ id }) => toast.success((await api(jobCalls.prefer, { id })).msg),
  },
];

/** The platform's background jobs. */
export function Page() {
  return (
    <DataPage
      calls={jobCalls}
      title={jobs.title}
      texts={texts}
      columns={columns}
      filters={filters}
      moves={moves}
      rowActions={rowActions}
      refetchEvery={(jobs) => isMoving(jobs.map(({ state }) => state)) && lookAgainAfter}
    />
  );
}
