import * as z from 'zod';

/** A background job that is not over yet. */
export const runningJob = z.object({
  id: z.number(),
  kind: z.string(),
  /** The subject of the job: the code of a pack or a batch. */
  subject: z.string(),
  state: z.string(),
  done: z.number(),
  total: z.number().nullable(),
});
export type RunningJob = z.infer<typeof runningJob>;
