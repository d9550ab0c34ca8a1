import * as z from 'zod';
import { filter, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { stateNames } from '#contract/moves.ts';
import { jobLanes } from './lanes.ts';
import { jobMoves } from './moves.ts';

export const jobStates = stateNames(jobMoves);
export type { JobState } from './moves.ts';

export const job = z.object({
  id: z.number(),
  kind: z.string(),
  /** The subject as named by its owner: a pack, a batch. */
  subject: z.string(),
  /** The company that owns it; null for the platform. */
  company_name: z.string().nullable(),
  lane: z.enum(jobLanes),
  /** Jobs with a higher one go first in their lane. */
  priority: z.number(),
  state: z.enum(jobStates),
  done: z.number(),
  total: z.number().nullable(),
  attempts: z.number(),
  error: z.string().nullable(),
  create_time: z.string(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
});
export type Job = z.infer<typeof job>;

/** `GET {type}/job/index` */
export const jobFilter = z.strictObject({
  page: wholeNumber((number) => number.min(1).max(1_000_000)).default(1),
  limit: wholeNumber((number) => number.min(1)).default(20),
  state: filter(z.enum(jobStates)),
  kind: filter(typed(64)),
  lane: filter(z.enum(jobLanes)),
});

/** An action on one job. */
const command = {
  types: ['admin'],
  allow: 'system:job:cancel',
  input: z.strictObject({ id: rowId }),
  answer: z.null(),
} as const;

export const jobCalls = {
  index: call('GET job/index', {
    types: ['admin'],
    allow: 'system:job:view',
    input: jobFilter,
    rows: job,
  }),
  cancel: call('POST job/cancel', command),
  pause: call('POST job/pause', command),
  resume: call('POST job/resume', command),
  retry: call('POST job/retry', command),
  /** Moves a job before all others of its lane. */
  prefer: call('POST job/prefer', command),
};
