import type * as z from 'zod';
import { rule } from '#contract/validation.ts';

const eachOnce =
  <Field extends string>(field: Field) =>
  <Line extends Record<Field, number>>(
    lines: readonly Line[],
    context: z.RefinementCtx<Line[]>,
  ): void => {
    const seen = new Set<number>();
    for (const [at, line] of lines.entries()) {
      if (seen.has(line[field]))
        context.addIssue({ code: 'custom', message: rule('twice'), path: [at, field] });
      seen.add(line[field]);
    }
  };

/** Each part stands on a document once. */
export const eachPartOnce = eachOnce('part_id');
/** Each line of an order is named once. */
export const eachLineOnce = eachOnce('line_no');
