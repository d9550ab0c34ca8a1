import type * as z from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import type { ListInput } from './list.ts';
import type { ExportColumn, RecordPlan } from './plan.ts';

export function exportEndpoint<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
>(_plan: RecordPlan<F, R, I>, _columns: readonly ExportColumn[]): Endpoint {
  throw new Error('to be written');
}
