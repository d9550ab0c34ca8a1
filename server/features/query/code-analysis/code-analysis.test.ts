import { expect, test } from 'vitest';
import { metrics, type Analysis } from '#contract/features/query/code-analysis/contract.ts';
import { startTestNode } from '#server/testing/node.ts';

const { signIn } = await startTestNode();
const demo = await signIn('demo');
const dayLength = 86_400_000;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const daysBefore = (day: string, n: number) =>
  new Date(Date.parse(day) - n * dayLength).toISOString().slice(0, 10);

async function read(first: string, last: string, more = ''): Promise<Analysis> {
  const answer = await demo.get(`codeAnalysis/index?days[]=${first}&days[]=${last}${more}`);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data;
}

test('[MNU-30] a period is compared with as many days right before it, in total and by group', async () => {
  const first = daysBefore(today, 6);
  const [now, then] = [
    await read(first, today, '&by=part'),
    await read(daysBefore(first, 7), daysBefore(first, 1), '&by=part'),
  ];
  expect(now).toMatchObject({
    first_day: first,
    last_day: today,
    before_first: then.first_day,
    before_last: then.last_day,
  });
  expect(now.before).toEqual(then.total);
  expect(metrics.some((metric) => now.before[metric] > 0)).toBe(true);
  const groups = new Map(then.rows.map((row) => [row.key, row]));
  let n = 0;
  for (const { key, before } of now.rows)
    for (const metric of metrics) {
      expect(before?.[metric], `${key} ${metric}`).toBe(groups.get(key)?.[metric] ?? 0);
      n += before?.[metric] ?? 0;
    }
  expect(n).toBeGreaterThan(0);
  for (const { before } of (await read(first, today)).rows) expect(before).toBeNull();
});

test('asked for all of time it has nothing before', async () => {
  const all = await read('0001-01-01', '9999-12-31', '&by=province');
  expect(all.first_day).toBe('2000-01-01');
  expect(metrics.every((metric) => all.before[metric] === 0)).toBe(true);
  expect(all.total.generated).toBeGreaterThan(0);
});
