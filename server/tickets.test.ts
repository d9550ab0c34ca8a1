import { describe, expect, test, vi } from 'vitest';
import type { App } from './app.ts';
import { newRequestKey, readRequestKey } from './repairs/request-key.ts';
import { readTrackLink, writeTrackLink } from './repairs/track.ts';
import { readReference, writeReference } from './scans/reference.ts';
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

describe('what was given away in its older form', () => {
  const app = { secrets } as App;
  const write = (...parts: unknown[]) =>
    secrets.seal('ticket', 0, JSON.stringify(parts)).toString('base64url');
  const later = Date.now() + hour;
  const over = Date.now() - 1;

  test('still opens the same, until its own time is over', () => {
    expect(readTrackLink(app, write('track', 38, 7, later))).toEqual({ company: 38, id: 7 });
    expect(readRequestKey(app, write('repair', 'a1b2', later))).toBe('a1b2');
    expect(readReference(app, write(38, 900, later))).toEqual({ company: 38, seq: 900 });
    expect(readTrackLink(app, write('track', 38, 7, over))).toBeNull();
    expect(readRequestKey(app, write('repair', 'a1b2', over))).toBeNull();
    expect(readReference(app, write(38, 900, over))).toBeNull();
  });

  test('opens nothing of another kind, in whichever form', () => {
    const [track, key, code] = [
      [write('track', 38, 7, later), writeTrackLink(app, 38, 7)],
      [write('repair', 'a1b2', later), newRequestKey(app)],
      [write(38, 900, later), writeReference(app, 38, 900)],
    ] as const;
    for (const text of [...key, ...code]) expect(readTrackLink(app, text)).toBeNull();
    for (const text of [...track, ...code]) expect(readRequestKey(app, text)).toBeNull();
    for (const text of [...track, ...key]) expect(readReference(app, text)).toBeNull();
  });

  test('what is given away now has the new form alone', () => {
    const parts = JSON.parse(
      secrets.open('ticket', 0, Buffer.from(writeTrackLink(app, 38, 7), 'base64url')),
    );
    expect(parts).toEqual(['track', expect.any(Number), { company: 38, id: 7 }]);
  });
});
