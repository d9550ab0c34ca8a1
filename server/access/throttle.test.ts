import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { charge, forgive, hitsOf } from './throttle.ts';

const { app, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
const db = app.database.main;
const limit = { hits: 3, windowSeconds: 60, blockSeconds: 900 };

test('three are free, the fourth rests, and so does everything until the rest is over', async () => {
  const subject = randomUUID();
  const charged = [];
  for (let at = 0; at < 5; at += 1) charged.push(await charge(db, subject, limit));
  expect(charged.map(({ hits }) => hits)).toEqual([1, 2, 3, 4, 5]);
  expect(charged.map(({ blockedSeconds }) => blockedSeconds > 0)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  await owner.rows(
    `update throttle set blocked_until = now() - interval '1 second', expire_time = now() - interval '1 second' where subject = $1`,
    [subject],
  );
  expect(await charge(db, subject, limit)).toEqual({ hits: 1, blockedSeconds: 0 });
});

test('many at once are counted one by one', async () => {
  const subject = randomUUID();
  const charged = await Promise.all(Array.from({ length: 20 }, () => charge(db, subject, limit)));
  expect(charged.filter(({ blockedSeconds }) => blockedSeconds === 0)).toHaveLength(3);
  expect(await hitsOf(db, subject)).toBe(20);
});

test('a steady trickle below the limit is never stopped: the window does not grow with each', async () => {
  const subject = randomUUID();
  await charge(db, subject, limit);
  for (let minute = 0; minute < 10; minute += 1) {
    // Forty seconds pass: fewer than three come in any minute.
    await owner.rows(
      `update throttle set expire_time = expire_time - interval '40 seconds', window_start = window_start - interval '40 seconds' where subject = $1`,
      [subject],
    );
    expect(await charge(db, subject, limit)).toMatchObject({ blockedSeconds: 0 });
  }
});

test('what was forgiven counts from the start', async () => {
  const subject = randomUUID();
  await charge(db, subject, limit);
  await forgive(db, subject);
  expect(await hitsOf(db, subject)).toBe(0);
  expect(await charge(db, subject, limit)).toEqual({ hits: 1, blockedSeconds: 0 });
});
