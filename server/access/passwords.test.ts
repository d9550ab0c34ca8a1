import { expect, test } from 'vitest';
import { makePasswords } from './passwords.ts';

test('who sends many passwords at once waits for them alone', async () => {
  const passwords = await makePasswords();
  const ended: string[] = [];
  const ask = async (from: string) => {
    await passwords.matches(null, 'wrong-1', from);
    ended.push(from);
  };
  const many = Array.from({ length: 40 }, () => ask('crowd'));
  await Promise.all([ask('somebody'), ask('somebody else')]);
  expect(ended.length).toBeLessThan(10);
  await Promise.all(many);
  expect(ended).toHaveLength(42);
});

test('and is refused when there are too many, as nobody else is', async () => {
  const passwords = await makePasswords();
  const ask = (from: string) => passwords.matches(null, 'wrong-1', from);
  const crowd = Promise.allSettled(Array.from({ length: 130 }, () => ask('crowd')));
  expect(await ask('somebody')).toBe(false);
  const refused = (await crowd).filter(({ status }) => status === 'rejected');
  // Two are compared, a hundred wait.
  expect(refused).toHaveLength(28);
});
