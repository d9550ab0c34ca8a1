import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';

const { signIn } = await startTestNode();

type Figure = { key: string; value: number };

test('the figures are counted from the tables, and today is the last day of the chart', async () => {
  const user = await signIn('demo');
  await signIn('sales');
  await signIn('other');
  const { data } = await user.get('workplace/index');
  const figures = Object.fromEntries((data.figures as Figure[]).map(({ key, value }) => [key, value]));
  expect(figures).toMatchObject({ users: 6, dealers: 2, signInsToday: 2 });
  expect(data.sign_ins).toHaveLength(14);
  const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  expect(data.sign_ins.at(-1)).toEqual({ day: shanghai, count: figures.signInsToday });
});

test('a dealer sees its own sign-ins and nobody’s operations', async () => {
  await signIn('sales');
  const dealer = await signIn('dealer', 'dealer');
  const { data } = await dealer.get('workplace/index');
  expect(data.sign_ins.at(-1).count).toBe(1);
  expect((data.figures as Figure[]).map(({ key }) => key)).toEqual(['unread']);
  expect(data.recent).toEqual([]);
});
