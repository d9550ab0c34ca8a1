import type * as z from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import type { ListInput } from './list.ts';
import type { ImportPlan, RecordCall, RecordPlan } from './plan.ts';
import type { Place } from './write.ts';

export function importEndpoints<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
>(
  _plan: RecordPlan<F, R, I>,
  _place: Place,
  _columns: ImportPlan,
  _add: (call: RecordCall, given: z.output<I>) => Promise<number>,
): Endpoint[] {
  throw new Error('to be written');
}
