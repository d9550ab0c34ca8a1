// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSender, type Attempt, type Sender } from './sender.ts';

let sender: Sender;
let attempts: Attempt[];
let waiting: boolean;
const send = vi.fn(async () => attempts.shift() ?? 'sent');

/** The locks of a browser, shared by its tabs. */
function makeLocks() {
  let isHeld = false;
  const request = async (_name: string, _options: object, act: (lock: unknown) => unknown) => {
    if (isHeld) return act(null);
    isHeld = true;
    try {
      return await act({});
    } finally {
      isHeld = false;
    }
  };
  return { request } as unknown as LockManager;
}
const start = (locks = makeLocks()) =>
  (sender = startSender({ send, hasWaiting: async () => waiting, locks }));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  attempts = [];
  waiting = true;
});
afterEach(() => {
  sender.stop();
  vi.useRealTimers();
});

test('sends every half minute while something waits, and less often after failures', async () => {
  attempts = ['failed', 'failed', 'sent'];
  start();
  await sender.wake();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(121_000);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(send).toHaveBeenCalledTimes(4);
  waiting = false;
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(5);
});

test('sends as soon as the network is back', async () => {
  attempts = ['failed'];
  start();
  await sender.wake();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('sends again at once when the network comes back while an attempt fails', async () => {
  let fail = (_ended: Attempt) => {};
  send.mockImplementationOnce(() => new Promise<Attempt>((resolve) => (fail = resolve)));
  start();
  const first = sender.wake();
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  fail('failed');
  expect(await first).toBe('sent');
  expect(send).toHaveBeenCalledTimes(2);
});

test('scanning without a pause does not put off the sending', async () => {
  start();
  for (let second = 0; second < 61; second += 1) {
    sender.noticed();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(send).toHaveBeenCalledTimes(2);
});

test('does not go on by itself once it is signed out', async () => {
  attempts = ['stopped'];
  start();
  await sender.wake();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('of two tabs one sends, and who asks while it is sending is served afterwards', async () => {
  const locks = makeLocks();
  let finish: (attempt: Attempt) => void = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  start(locks);
  const other = startSender({ send, hasWaiting: async () => waiting, locks });
  const first = sender.wake();
  expect(await other.wake()).toBe('nothing');
  const second = sender.wake();
  expect(send).toHaveBeenCalledTimes(1);
  finish('sent');
  await Promise.all([first, second]);
  expect(send).toHaveBeenCalledTimes(2);
  other.stop();
});
