import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { addressHitsOf, charge, chargeAddress, forgive, hitsOf } from './throttle.ts';

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

const isFree = ({ blockedSeconds }: { blockedSeconds: number }) => blockedSeconds === 0;
const byAddresses = async (addresses: string[]) => {
  const subject = randomUUID();
  const charged = [];
  for (const ip of addresses) charged.push(await chargeAddress(db, subject, ip, limit));
  return { subject, free: charged.filter(isFree).length };
};
const many = (count: number, address: (at: string) => string) =>
  Array.from({ length: count }, (_one, at) => address((at + 1).toString(16)));

test('however a network writes its addresses, it is one', async () => {
  const inOneHouse = many(20, (at) => `2001:db8:1:2:${at}::${at}`);
  const { subject, free } = await byAddresses(inOneHouse);
  expect(free).toBe(3);
  expect(await addressHitsOf(db, subject, '2001:0DB8:0001:0002::9')).toBe(20);
  expect(await addressHitsOf(db, subject, '2001:db8:1:3::9')).toBeLessThanOrEqual(1);
  const mapped = ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:ffff:192.0.2.1'];
  expect((await byAddresses(mapped)).free).toBe(3);
});

test('neither the port that a proxy writes behind an address nor an invented one makes another', async () => {
  const ports = many(10, (at) => `198.51.100.7:${4000 + Number.parseInt(at, 16)}`);
  expect((await byAddresses(['198.51.100.7', ...ports])).free).toBe(3);
  const brackets = many(10, (at) => `[2001:db8:9:9::${at}]:443`);
  expect((await byAddresses(['2001:db8:9:9::1', '[2001:db8:9:9::2]', ...brackets])).free).toBe(3);
  expect((await byAddresses(many(10, (at) => `nowhere-${at}`))).free).toBe(3);
});

test('many networks of one customer together do eight times as much as one, and no more', async () => {
  const rented = many(60, (at) => `2001:db8:5:${at}::1`);
  const { subject, free } = await byAddresses(rented);
  expect(free).toBe(24);
  expect(await addressHitsOf(db, subject, '2001:db8:5:ffff::1')).toBeGreaterThan(limit.hits);
  expect(await addressHitsOf(db, subject, '2001:db8:6:ffff::1')).toBe(0);
});

test('one blocked network does not use up what its neighbours have', async () => {
  const { subject } = await byAddresses(many(50, (at) => `2001:db8:7:1::${at}`));
  expect(await chargeAddress(db, subject, '2001:db8:7:2::1', limit)).toMatchObject({
    hits: 1,
    blockedSeconds: 0,
  });
});

test('addresses at once are counted one by one', async () => {
  const subject = randomUUID();
  const rented = many(60, (at) => `2001:db8:8:${at}::1`);
  const charged = await Promise.all(rented.map((ip) => chargeAddress(db, subject, ip, limit)));
  expect(charged.filter(isFree)).toHaveLength(24);
});
