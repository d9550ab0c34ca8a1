import { isHidden, type MarkFact } from '#contract/codes/mark.ts';
import type { QueryLog, QueryResult } from '#contract/features/consumer/contract.ts';

const nothing: Partial<Record<MarkFact, Partial<QueryResult>>> = {
  first_verify: { first_verify_time: '' },
  query_count: { query_time: 0 },
  model: { part_model: '' },
  serial: { serial_number: '' },
  product_date: { product_time: '' },
  warranty: { expire_time: 0, expire_day: 0, expire_remain_day: 0, expire_month: 0 },
  company: { company_name: '' },
  images: { images: [] },
  manuals: { instruction: [] },
};

/** A result without the facts that its company hides. */
export function withoutHidden(result: QueryResult): QueryResult {
  if (result.hidden.length === 0) return result;
  return Object.assign({}, result, ...result.hidden.map((fact) => nothing[fact]));
}

type Hiding = Pick<QueryResult, 'hidden'>;

/** The same for its log. */
export const logWithoutHidden = (rows: QueryLog[], mark: Hiding): QueryLog[] =>
  isHidden(mark, 'query_log')
    ? []
    : rows.map((row) => ({
        ...row,
        ...(isHidden(mark, 'serial') ? { serial_number: '' } : {}),
        ...(isHidden(mark, 'place') ? { location: '' } : {}),
      }));
