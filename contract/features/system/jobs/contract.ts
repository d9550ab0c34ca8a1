import * as z from 'zod';
import { filter, rowId, typed, wholeNumber } from '#contract/validation.ts';

export const jobStates = ['waiting', 'running', 'paused', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const job = z.object({
  id: z.number(),
  kind: z.string(),
  /** What it works on, as its owner calls it: a pack, a batch. */
  subject: z.string(),
  /** Whose it is; none where it is the platform's own. */
  company_name: z.string().nullable(),
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
});

/** `POST {type}/job/cancel|pause|resume|retry` */
export const jobCommand = z.strictObject({ id: rowId });
