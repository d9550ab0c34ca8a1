import type { TimeStep } from './contract.ts';

const dayLength = 86_400_000;
const numberOf = (day: string) => Math.round(Date.parse(day) / dayLength);
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10);

/** A day so many days later. */
export const daysLater = (day: string, days: number): string => dayOf(numberOf(day) + days);
/** How many days these are, both included. */
export const lengthOf = (first: string, last: string): number =>
  numberOf(last) - numberOf(first) + 1;

/** The first day of the week (Monday) or month of a day. */
export function startOf(day: string, step: TimeStep): string {
  if (step === 'month') return `${day.slice(0, 8)}01`;
  // The first day of 1970 was a Thursday.
  return step === 'week' ? daysLater(day, -((numberOf(day) + 3) % 7)) : day;
}

/** The last day of a step that begins on this day. */
export function endOf(start: string, step: TimeStep): string {
  if (step === 'day') return start;
  if (step === 'week') return daysLater(start, 6);
  return daysLater(startOf(daysLater(start, 31), 'month'), -1);
}

/** The first days of all steps of a period; the period begins and ends within the first and last of them. */
export function startsBetween(first: string, last: string, step: TimeStep): string[] {
  const starts: string[] = [];
  for (let at = startOf(first, step); at <= last; at = daysLater(endOf(at, step), 1))
    starts.push(at);
  return starts;
}
