import type * as z from 'zod';
import { rule } from '#contract/validation.ts';

/** Each part stands on a document once. */
export function eachPartOnce<Line extends { part_id: number }>(
  lines: readonly Line[],
  context: z.RefinementCtx<Line[]>,
): void {
  const seen = new Set<number>();
  for (const [at, { part_id: part }] of lines.entries()) {
    if (seen.has(part))
      context.addIssue({ code: 'custom', message: rule('twice'), path: [at, 'part_id'] });
    seen.add(part);
  }
}
