import { expect, test, vi } from 'vitest';
import { makeSecrets } from './secrets.ts';
import { makeTicket } from './tickets.ts';

const secrets = makeSecrets('x'.repeat(32));
const hour = 3_600_000;
const ticket = makeTicket<number>('track', hour);

test('a ticket is read by its own kind, until its time is over', () => {
  const text = ticket.write(secrets, 7);
  expect(ticket.read(secrets, text)).toBe(7);
  expect(makeTicket('log', hour).read(secrets, text)).toBeNull();
  vi.useFakeTimers({ now: Date.now() + hour });
  expect(ticket.read(secrets, text)).toBeNull();
  vi.useRealTimers();
});

test('a ticket of others, a changed one and no ticket at all are nothing', () => {
  const foreign = ticket.write(makeSecrets('y'.repeat(32)), 7);
  const own = ticket.write(secrets, 7);
  const changed = `${own.startsWith('A') ? 'B' : 'A'}${own.slice(1)}`;
  for (const text of [foreign, changed, '', 'x', '!'.repeat(80)])
    expect(ticket.read(secrets, text)).toBeNull();
});
