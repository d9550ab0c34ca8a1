import * as z from 'zod';
import { call } from '#contract/call.ts';
import { incidentKinds } from '#contract/features/risk/incidents/kinds.ts';
import { runningJob } from '#contract/features/system/jobs/running.ts';
import { loginTypes } from '#contract/login-types.ts';

const count = z.number();

/** A figure of today, its history by day, and the list behind it. */
export const figure = z.object({
  key: z.string(),
  value: count,
  /** Day by day up to today; null where it is not counted by day. */
  trend: z.array(count).nullable(),
  path: z.string().nullable(),
});
export type Figure = z.infer<typeof figure>;

/** A task waiting for this user, and where to do it. */
export const todo = z.object({ key: z.string(), count, path: z.string() });
export type Todo = z.infer<typeof todo>;

/** What a new company still has to do until its first goods are shipped and scanned. */
export const checklistSteps = [
  'verified',
  'part',
  'rule',
  'codes',
  'page',
  'scan',
  'ship',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

/** `GET {type}/workplace/index`: read from the tables, limited to what the user may see. */
const workplaceAnswer = z.object({
  figures: z.array(figure),
  todos: z.array(todo),
  /** Null once everything is done, and for those who have nothing to do with it. */
  checklist: z.array(z.object({ key: z.enum(checklistSteps), done: z.boolean() })).nullable(),
  /** Scans of the last days and what came out; null: may not be seen. */
  scans: z
    .array(
      z.object({
        day: z.string(),
        /** First checks, and those after them. */
        verified: count,
        repeated: count,
        /** Scans that fired a risk rule. */
        alerts: count,
      }),
    )
    .nullable(),
  /** The same scans by province, most first; 0: not known. */
  places: z.array(z.object({ province: count, n: count })).nullable(),
  /** The latest open incidents; null: may not be seen. */
  incidents: z
    .array(
      z.object({
        id: count,
        code: z.string(),
        kind: z.enum(incidentKinds),
        severity: count,
        last_time: z.string(),
      }),
    )
    .nullable(),
  /** Jobs that are not over; null: may not be seen. */
  jobs: z.array(runningJob).nullable(),
  sign_ins: z.array(z.object({ day: z.string(), count })),
  recent: z.array(
    z.object({
      id: count,
      user: z.string(),
      path: z.string(),
      create_time: z.string(),
      duration: count,
    }),
  ),
});
export type Workplace = z.infer<typeof workplaceAnswer>;

export const workplaceCalls = {
  index: call('GET workplace/index', {
    types: loginTypes,
    allow: 'dashboard:workplace:view',
    answer: workplaceAnswer,
  }),
};
