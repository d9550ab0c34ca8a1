export const dateParts = ['', 'YYYY', 'YYYYMM', 'YYYYMMDD'] as const;
export type DatePart = (typeof dateParts)[number];
/** When the counter restarts. */
export const resets = ['never', 'year', 'month', 'day'] as const;
export type Reset = (typeof resets)[number];
export const separators = ['', '-', '/', '_', '.'] as const;
export type Separator = (typeof separators)[number];

/** The format and counter of numbers of one kind: prefix, date and counter, with an optional separator. */
export type NumberRule = {
  prefix: string;
  date_part: DatePart;
  separator: Separator;
  width: number;
  reset: Reset;
  /**
   * Numbers are taken in the transaction that uses them: a rollback leaves no gap, and concurrent callers wait for each
   * other.
   */
  gap_free: boolean;
};

const digitsOf: Record<Reset, number> = { never: 0, year: 4, month: 6, day: 8 };

/** A counter that restarts more often than the date in the number changes would repeat numbers. */
export const doesRepeat = ({ date_part: part, reset }: Pick<NumberRule, 'date_part' | 'reset'>) =>
  digitsOf[reset] > part.length;

/** The Shanghai date in digits. */
const dayOf = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

/** The number for a day. */
export function writeNumber(rule: NumberRule, now: Date, count: number): string {
  const { prefix, date_part: part, separator, width } = rule;
  const pieces = [prefix, dayOf(now).slice(0, part.length), String(count).padStart(width, '0')];
  return pieces.filter((piece) => piece !== '').join(separator);
}

/** The date digits of the current counting period. */
export const periodOf = ({ reset }: Pick<NumberRule, 'reset'>, now: Date): string =>
  dayOf(now).slice(0, digitsOf[reset]);
