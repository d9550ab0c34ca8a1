import * as z from 'zod';
import { call } from '#contract/call.ts';
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

/** `GET {type}/workplace/index`: read from the tables, limited to what the user may see. */
const workplaceAnswer = z.object({
  figures: z.array(figure),
  todos: z.array(todo),
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
