import * as z from 'zod';
import { scanRow } from '#contract/features/identity/identifiers/contract.ts';
import { runningJob } from '#contract/features/system/jobs/running.ts';
import { wholeNumber } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { monitorTexts } from './texts.ts';

/** One scan as it arrives. */
export const liveScan = scanRow.extend({
  identifier_id: z.number().nullable(),
  code: z.string(),
  part_name: z.string(),
});
export type LiveScan = z.infer<typeof liveScan>;

/** `GET monitor/scans?after=`: scans after this id, newest first; the socket says when to fetch. */
const liveInput = z.strictObject({
  after: wholeNumber((number) => number.min(0)).default(0),
  limit: wholeNumber((number) => number.min(1).max(100)).default(50),
});

/** `GET monitor/figures`: the figures shown next to the scans. */
const monitorFigures = z.object({
  /** Scans per minute in the last sixty minutes, oldest first. */
  minutes: z.array(z.object({ time: z.string(), scans: z.number(), alerts: z.number() })),
  today: z.object({ scanned: z.number(), verified: z.number(), alerts: z.number() }),
  open_incidents: z.number(),
  provinces: z.array(z.object({ province: z.number(), n: z.number() })),
  jobs: z.array(runningJob),
  health: z.object({
    nodes: z.number(),
    /** How far scan processing is behind. */
    lag_ms: z.number(),
    database_ms: z.number(),
  }),
});
export type MonitorFigures = z.infer<typeof monitorFigures>;

const common = {
  types: ['web'],
  allow: 'dashboard:monitor:view',
  fields: monitorTexts.fields,
} as const;
export const monitorCalls = {
  scans: call('GET monitor/scans', { ...common, input: liveInput, answer: z.array(liveScan) }),
  figures: call('GET monitor/figures', { ...common, answer: monitorFigures }),
};
