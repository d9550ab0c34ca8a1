import type { AfterSales } from '#contract/features/query/after-sales/contract.ts';
import { repairStates, statusOf } from '#contract/features/sale/repairs/states.ts';

type Days = Pick<AfterSales, 'first_day' | 'last_day' | 'before_first' | 'before_last'>;
type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

function address(path: string, params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (typeof value === 'string') query.append(name, value);
    else for (const one of value) query.append(`${name}[]`, one);
  }
  return `${path}?${query.toString()}`;
}

const finished = repairStates.filter((state) => statusOf[state] === 'completed');
const open = repairStates.filter((state) => statusOf[state] !== 'completed');
/** Which of the repairs of the period a figure counts, as filters of their list. */
const counts = {
  repairs: {},
  finished: { state: finished },
  open: { state: open },
  overdue: { overdue: 'true' },
  replaced: { replaced: 'true' },
  days: { state: finished },
  income: { repaired: 'true', payer: ['customer'] },
  cost: { repaired: 'true', payer: ['warranty', 'goodwill'] },
} satisfies Record<string, Params>;
export type RepairFigure = keyof typeof counts;

/** The repairs behind a figure, of one group if `more` says so. */
export const repairsBehind = (figure: RepairFigure, days: Days, more: Params = {}): string =>
  address('/sale/repair', {
    ...counts[figure],
    ...more,
    create_time: [days.first_day, days.last_day],
  });
/** Those of the period before. */
export const repairsBefore = (days: Days, more: Params = {}): string =>
  address('/sale/repair', { ...more, create_time: [days.before_first, days.before_last] });

export const warrantiesBehind = (
  figure: 'activated' | 'ended' | 'expiring',
  { first_day: first, last_day: last }: Days,
  part: string | undefined,
): string =>
  address('/sale/warranty', {
    part_id: part,
    ...(figure === 'activated' ? { active_time: [first, last] } : {}),
    ...(figure === 'ended' ? { expire_time: [first, last] } : {}),
    ...(figure === 'expiring' ? { expiring: '30' } : {}),
  });
