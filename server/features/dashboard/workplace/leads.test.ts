import { expect, test } from 'vitest';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { features } from '#contract/features/list.ts';
import { startTestNode } from '#server/testing/node.ts';

const { signIn } = await startTestNode();
type User = Awaited<ReturnType<typeof signIn>>;
type Row = Record<string, number>;
type Rows = { count: number; data: Row[]; foot?: Row };

const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
/** What figures count in documents besides the documents themselves. */
const units: Readonly<Record<string, (row: Row) => number>> = {
  dealerStock: ({ units: n }) => n!,
  dealerOnWay: ({ picked, received }) => picked! - received!,
  dealerSoldToday: ({ units: n, wrong }) => n! - wrong!,
  dealerSoldMonth: ({ units: n, wrong }) => n! - wrong!,
  codesToday: ({ made }) => made!,
};
/** The platform's: a column of its companies, which their list adds up. */
const columns = ['users', 'dealers'];
/** Told by other rows: scans, which a drawer lists, and the incidents that scans with an alert belong to. */
const others = ['scansToday', 'alertsToday'];

/** The list that a page shows, asked as its address says. */
async function rowsAt(user: User, type: string, path: string) {
  const { pathname, searchParams } = new URL(path, 'http://any.example');
  const { resource } = features.find(
    ({ types, pages }) =>
      types.some((one) => one === type) && pages.some((page) => page.path === pathname),
  )!;
  // Where goods are received, the page itself shows what is on its way.
  const states = resource === 'receive' ? 'state[]=shipped&state[]=partial' : '';
  const answer = await user.get(`${resource}/index?${searchParams.toString()}&${states}&limit=100`);
  // Some figures are told to everybody; they are links only for those who may see the rows.
  if (answer.status === 403) return null;
  expect(answer, path).toMatchObject({ code: 0 });
  return answer as unknown as Rows;
}

test.each([
  ['web', 'demo', 15],
  ['web', 'sales', 8],
  ['dealer', 'dealer', 6],
  ['admin', 'admin', 5],
] as const)(
  '[MNU-1] each figure and task of %s “%s” leads to just its rows',
  async (type, name, fewest) => {
    const user = await signIn(name, type);
    const { figures, todos } = (await user.get('workplace/index')).data as Workplace;
    let n = 0;
    for (const { key, value, path } of [
      ...figures,
      ...todos.map(({ key, count, path }) => ({ key, value: count, path })),
    ]) {
      if (!path || others.includes(key)) continue;
      const found = await rowsAt(user, type, path);
      if (!found) continue;
      const { count, data, foot } = found;
      const of = units[key];
      const isColumn = type === 'admin' && columns.includes(key);
      if (isColumn && data.length === count)
        expect(
          sum(data, (row) => row[key]!),
          path,
        ).toBe(value);
      expect(isColumn ? foot?.[key] : of ? sum(data, of) : count, `${key} leads to ${path}`).toBe(
        value,
      );
      n += 1;
    }
    expect(n).toBeGreaterThanOrEqual(fewest);
  },
);
