import * as z from 'zod';
import { requiredText } from '#contract/validation.ts';

/** `POST web/dictData/getDictByCode` */
export const dictInput = z.strictObject({ code: requiredText(64) });
export const dictAnswer = z.object({
  data: z.array(
    z.object({ id: z.number(), name: z.string(), value: z.string(), sort: z.number() }),
  ),
});
