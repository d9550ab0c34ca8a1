import type { Allow, Call, DataOf, InputOf } from '#contract/call.ts';
import type { LoginType } from '#contract/login-types.ts';
import type * as z from 'zod';

/** The source of options, and how a row is labelled. */
export type RemoteSource<Row extends { id: number } = { id: number }> = {
  /** The list to search; without permission it is not offered. */
  index: Call<LoginType, Allow, z.ZodType, z.ZodType<{ id: number }>, 'list'>;
  /** Loads the chosen row, if only its id is known. */
  info?: Call<LoginType, Allow, z.ZodType, z.ZodType<{ id: number }>, 'one'>;
  label: (row: Row) => string;
  /** Further filters of that list. */
  filters?: Record<string, unknown>;
};

/** Rows of a list to choose from: `remoteSource(partCalls, { label })`. */
export function remoteSource<
  C extends Pick<RemoteSource, 'index' | 'info'>,
  Row extends { id: number } = DataOf<C['index']> & { id: number },
>(
  { index, info }: C,
  {
    label,
    filters,
  }: {
    label: (row: NoInfer<Row>) => string;
    filters?: Partial<InputOf<C['index']>> & Record<string, unknown>;
  },
): RemoteSource<Row> {
  return { index, label, ...(info ? { info } : {}), ...(filters ? { filters } : {}) };
}
