import * as z from 'zod';
import { call } from '#contract/call.ts';

const historyLogRow = z.object({
  /** What the log calls itself, and its public key. */
  origin: z.string(),
  key: z.string(),
  /** The key with which this installation witnesses other logs, and where they ask for it. */
  witness_key: z.string(),
  witness_address: z.string(),
  /** Where the log is published. */
  address: z.string(),
  /** The newest head; null while there is none. */
  head: z
    .object({
      size: z.number(),
      root: z.string(),
      day: z.string(),
      signed_time: z.string(),
      /** Who signed it beside us. */
      cosigned: z.array(z.object({ name: z.string(), signed_time: z.string() })),
    })
    .nullable(),
  witnesses: z.number(),
  witnessed_logs: z.number(),
});
export type HistoryLog = z.infer<typeof historyLogRow>;

export const historyLogCalls = {
  info: call('GET historyLog/info', {
    types: ['admin'],
    allow: 'system:historyLog:view',
    answer: historyLogRow,
  }),
};
