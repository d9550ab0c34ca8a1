import * as z from 'zod';
import { keyword } from './list.ts';
import { wholeNumber } from './validation.ts';

/** `GET …/assignees`: colleagues to whom work can be given, found by their names. */
export const assigneeFilter = z.strictObject({
  keyword,
  page: wholeNumber((number) => number.min(1).max(1)).default(1),
  limit: wholeNumber((number) => number.min(1).max(100)).default(20),
});
export const assigneeRow = z.object({ id: z.number(), name: z.string() });
