import { levels } from '#contract/features/identity/packs/levels.ts';
import { confirmedStates, type DealerData } from '#contract/features/query/dealer-data/contract.ts';

type Asked = Pick<DealerData, 'id' | 'first_day' | 'last_day'>;

/** The documents of a dealer in the period. */
export const during = (
  { id, first_day: first, last_day: last }: Asked,
  path: string,
  days: string,
  dealer = 'dealer_id',
): string => `${path}?${dealer}=${id}&${days}[]=${first}&${days}[]=${last}`;

/** The incidents of the period that were confirmed. */
export const confirmed = (row: Asked): string =>
  `${during(row, '/sale/incident', 'last_time')}&${confirmedStates.map((state) => `state[]=${state}`).join('&')}`;

/** The units that a dealer has in stock. */
export const inStock = (id: number): string =>
  `/identity/list?dealer_id=${id}&state[]=received&level[]=${levels[0]}`;

/** How many days the goods of each age have been there, at least and at most. */
const ages = {
  days_30: [0, 30],
  days_60: [31, 60],
  days_90: [61, 90],
  days_more: [91, null],
} as const;
export type Age = keyof typeof ages;

const firstOfAll = '1970-01-01';
const before = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** Those of them that came to it so long before today. */
export function ofAge(id: number, age: Age, today: string): string {
  const [least, most] = ages[age];
  const first = most === null ? firstOfAll : before(today, most);
  return `${inStock(id)}&held_since[]=${first}&held_since[]=${before(today, least)}`;
}
