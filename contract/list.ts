import * as z from 'zod';
import { limits } from './limits.ts';
import { filter, rowId, rule, typed, wholeNumber } from './validation.ts';

export const sortDirections = ['asc', 'desc'] as const;

/** The parsed query of every list. */
export type ListInput = {
  page: number;
  limit: number;
  sort_field?: string | undefined;
  sort_by?: (typeof sortDirections)[number] | undefined;
};

/** The query of every list: page, order and filters. Anything else is refused. */
export function listInput<F extends z.ZodRawShape, const S extends string>(
  sorts: readonly S[],
  filters: F,
) {
  return z.strictObject({
    page: wholeNumber((number) => number.min(1).max(10_000_000)).default(1),
    limit: wholeNumber((number) => number.min(1)).default(limits.pageSize),
    sort_field: filter(z.enum(sorts)),
    sort_by: filter(z.enum(sortDirections)),
    ...filters,
  });
}

/** Several values of one filter: `name[]=a&name[]=b`; a single one may come without brackets. */
export const filterList = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : typeof value === 'string' ? [value] : value),
      z.array(schema).max(limits.filterValues).optional(),
    )
    .optional();

/** What an export takes beside the filters of its list: only these columns, in this order, and only these rows. */
const exportChoice = {
  fields: filterList(typed(64)),
  ids: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(rowId).max(limits.batchRows).optional(),
    )
    .optional(),
};
type ExportChoice = { fields?: string[] | undefined; ids?: number[] | undefined };
export type ExportInput<F extends z.ZodType> = z.ZodType<
  z.output<F> & ExportChoice,
  z.input<F> & ExportChoice
>;

/** The query of an export: that of its list, and what of it is exported. */
/* @__NO_SIDE_EFFECTS__ */
export const exportInput = <F extends z.ZodType>(filters: F): ExportInput<F> =>
  (filters instanceof z.ZodObject ? filters.safeExtend(exportChoice) : filters) as never;

/** Two days, both included: `name[]=2026-01-01&name[]=2026-01-31`. */
export const dayRange = filterList(z.iso.date()).refine(
  (days) => days === undefined || (days.length === 2 && days[0]! <= days[1]!),
  { error: rule('dayRange') },
);

const dayLength = 86_400_000;
/** The same, for what is drawn day by day. */
export const dayRangeOfYear = dayRange.refine(
  (days) =>
    days?.length !== 2 ||
    Date.parse(days[1]!) - Date.parse(days[0]!) < limits.rangeDays * dayLength,
  { error: rule('dayRangeLong') },
);

/** A boolean: `name=true`, `name=false`. */
export const yesOrNo = filter(z.stringbool({ truthy: ['true'], falsy: ['false'] }));

/** The search box. */
export const keyword = filter(typed(limits.keywordLength));

/** `POST …/delete` and commands on several rows. */
export const idsInput = z.strictObject({
  ids: z.array(rowId).min(1).max(limits.batchRows),
});

/** Commands that hold for what the caller has seen of the rows: their versions, in the order of the ids. */
export const seenIdsInput = idsInput
  .extend({ versions: z.array(rowId).max(limits.batchRows).optional() })
  .refine(({ ids, versions }) => versions === undefined || versions.length === ids.length, {
    error: rule('invalid'),
    path: ['versions'],
  });
