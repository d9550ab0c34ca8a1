import * as z from 'zod';

/** Where one stands in one's house, and one's own last sign-ins. */
export const standing = z.object({
  dept_name: z.string().nullable(),
  position_name: z.string().nullable(),
  level_name: z.string().nullable(),
  sign_ins: z.array(
    z.object({
      create_time: z.string(),
      result: z.string(),
      ip: z.string(),
      browser: z.string(),
      system: z.string(),
    }),
  ),
});
export type Standing = z.infer<typeof standing>;
