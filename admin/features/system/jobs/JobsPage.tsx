import { post } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, RowAction } from '#admin/ui/list/types.ts';
import { jobStates, type Job } from '#contract/features/system/jobs/contract.ts';
import { jobKindTexts, jobTexts } from '#contract/features/system/jobs/texts.ts';
import { jobs } from '#contract/features/system/jobs/feature.ts';
import { JobCreated, JobKind, JobStatus, JobSubject } from './JobCells.tsx';
import { JobProgress } from './JobProgress.tsx';
import { isMoving, jobMoves, movesOf } from './moves.ts';
import { jobsPageTexts as texts } from './texts.ts';

const lookAgainAfter = 2_000;

const columns: readonly Column<Job>[] = [
  { field: 'id', width: 64, kind: 'number' },
  { field: 'kind', width: 160, render: ({ kind }) => <JobKind kind={kind} /> },
  { field: 'subject', width: 150, render: (job) => <JobSubject job={job} /> },
  { field: 'state', width: 100, render: ({ state }) => <JobStatus state={state} /> },
  { field: 'done', width: 124, render: (job) => <JobProgress job={job} /> },
  { field: 'attempts', width: 80, kind: 'number' },
  { field: 'error', width: 108 },
  { field: 'create_time', width: 160, render: (job) => <JobCreated job={job} /> },
];

const filters: readonly Filter[] = [
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
];

const rowActions = jobMoves.map((move): RowAction<Job> => ({
  key: move,
  label: texts.actions[move],
  can: 'system:job:cancel',
  danger: move === 'cancel',
  confirm: move === 'cancel' ? texts.askCancel : undefined,
  shown: ({ state }) => movesOf[state].includes(move),
  run: async ({ id }) => toast.success((await post(`job/${move}`, { id })).msg),
}));

/** The platform's background jobs. */
export function Page() {
  return (
    <DataPage<Job>
      resource="job"
      area="system:job"
      title={jobs.title}
      texts={texts}
      columns={columns}
      filters={filters}
      rowActions={rowActions}
      refetchEvery={(jobs) => isMoving(jobs.map(({ state }) => state)) && lookAgainAfter}
    />
  );
}
