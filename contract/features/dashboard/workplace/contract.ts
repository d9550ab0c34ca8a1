import * as z from 'zod';

const count = z.number();

/** `GET {type}/workplace/index`: figures read from the tables, each with the page behind it. */
export const workplaceAnswer = z.object({
  figures: z.array(z.object({ key: z.string(), value: count, path: z.string().nullable() })),
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
