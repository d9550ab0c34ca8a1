import type { Allow, Call, DataOf, InputOf } from '#contract/call.ts';
import type { LoginType } from '#contract/login-types.ts';
import type * as z from 'zod';

/** Where the rows to choose from come from, and how one of them reads. */
export type RemoteSource<Row extends { id: number } = { id: number }> = {
  /** The list that is searched by what is typed; who may not read it is not offered it. */
  index: Call<LoginType, Allow, z.ZodType, z.ZodType<{ id: number }>, 'list'>;
  /** Reads the chosen one, where only its number is known. */
  info?: Call<LoginType, Allow, z.ZodType, z.ZodType<{ id: number }>, 'one'>;
  label: (row: Row) => string;
  /** More filters of that list. */
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
