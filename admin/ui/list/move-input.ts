import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { RowBase } from './types.ts';

/** What the call of a move is told of the records themselves; everything else is asked for. */
const ofRecords = ['ids', 'id', 'version', 'versions'];

const inputOf = ({ input }: Call) => input as z.ZodObject;
export const shapeOf = (call: Call) => inputOf(call).shape;

export const asksMore = (call: Call): boolean =>
  Object.keys(shapeOf(call)).some((field) => !ofRecords.includes(field));

/** What is asked for. */
export function askedSchema(call: Call): z.ZodObject {
  const known = ofRecords.filter((field) => field in shapeOf(call));
  return inputOf(call).omit(Object.fromEntries(known.map((field) => [field, true])) as never);
}

/** What the call is told of these records: the ids of all or the only one, and the versions that were seen. */
export function recordsOf(call: Call, rows: readonly RowBase[]): Record<string, unknown> {
  const seen = rows as readonly (RowBase & { version?: number })[];
  const [first] = seen;
  const told = {
    ids: seen.map(({ id }) => id),
    id: first?.id,
    version: first?.version,
    versions: seen.map(({ version }) => version),
  };
  return Object.fromEntries(Object.entries(told).filter(([field]) => field in shapeOf(call)));
}
