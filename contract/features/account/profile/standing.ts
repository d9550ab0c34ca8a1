import * as z from 'zod';

/** The user's position in the company, and their last sign-ins. */
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
