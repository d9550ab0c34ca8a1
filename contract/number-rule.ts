export const dateParts = ['', 'YYYY', 'YYYYMM', 'YYYYMMDD'] as const;
export type DatePart = (typeof dateParts)[number];
/** When the count starts again. */
export const resets = ['never', 'year', 'month', 'day'] as const;
export type Reset = (typeof resets)[number];
export const separators = ['', '-', '/', '_', '.'] as const;
export type Separator = (typeof separators)[number];

/** How numbers of one kind look and count: prefix, date and counter, a sign between them where one is wanted. */
export type NumberRule = {
  prefix: string;
  date_part: DatePart;
  separator: Separator;
  width: number;
  reset: Reset;
  /** Taken in the transaction that needs it: what is rolled back leaves no gap, and two that ask at once wait for each other. */
  gap_free: boolean;
};

const digitsOf: Record<Reset, number> = { never: 0, year: 4, month: 6, day: 8 };

/** A count that restarts more often than the date in the number changes would give the same number twice. */
export const doesRepeat = ({ date_part: part, reset }: Pick<NumberRule, 'date_part' | 'reset'>) =>
  digitsOf[reset] > part.length;

/** The day as it is in Shanghai, in digits. */
const dayOf = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

/** The number as it is written on a day. */
export function writeNumber(rule: NumberRule, now: Date, count: number): string {
  const { prefix, date_part: part, separator, width } = rule;
  const pieces = [prefix, dayOf(now).slice(0, part.length), String(count).padStart(width, '0')];
  return pieces.filter((piece) => piece !== '').join(separator);
}

/** The digits of the date that a rule counts within. */
export const periodOf = ({ reset }: Pick<NumberRule, 'reset'>, now: Date): string =>
  dayOf(now).slice(0, digitsOf[reset]);
