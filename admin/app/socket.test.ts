import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSocket, type SocketOptions, type Wire } from './socket.ts';

type Line = Wire & { sent: string[]; isClosed: boolean };
let lines: Line[] = [];

const dial = (): Wire => {
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    sent: [],
    isClosed: false,
    send: (text) => line.sent.push(JSON.parse(text).type),
    close: () => (line.isClosed = true),
  };
  lines.push(line);
  return line;
};
const timers = {
  set: (run: () => void, wait: number) => setTimeout(run, wait) as unknown as number,
  clear: (timer: number) => clearTimeout(timer),
};
const connect = (over: Partial<SocketOptions> = {}) =>
  connectSocket({
    address: () => ({ url: 'ws://here', protocols: ['suyuan', 'token'] }),
    onOpen: () => {},
    onMessage: () => {},
    dial,
    timers,
    ...over,
  });
const say = (line: Line, message: unknown) => line.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => vi.useRealTimers());

test('[NTC-4] a ping goes out every 5 s while pongs come back', () => {
  connect();
  const line = lines[0]!;
  line.onopen?.();
  for (let beats = 1; beats <= 4; beats++) {
    vi.advanceTimersByTime(4_999);
    expect(line.sent).toHaveLength(beats - 1);
    vi.advanceTimersByTime(1);
    expect(line.sent).toHaveLength(beats);
    say(line, { type: 'pong' });
  }
  expect(line.sent.every((type) => type === 'ping')).toBe(true);
  expect(lines).toHaveLength(1);
});

test('[NTC-4] no heartbeat before the connection is open', () => {
  connect();
  vi.advanceTimersByTime(60_000);
  expect(lines[0]!.sent).toEqual([]);
});

test('[NTC-4] no pong within 3 s closes the connection, and 5 s later the next is tried', () => {
  connect();
  lines[0]!.onopen?.();
  vi.advanceTimersByTime(5_000 + 2_999);
  expect(lines[0]!.isClosed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(lines[0]!.isClosed).toBe(true);
  vi.advanceTimersByTime(4_999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(2);
});

test('[NTC-4] a pong within 3 s keeps the connection', () => {
  connect();
  lines[0]!.onopen?.();
  vi.advanceTimersByTime(7_999);
  say(lines[0]!, { type: 'pong' });
  vi.advanceTimersByTime(4_999);
  expect(lines[0]!.isClosed).toBe(false);
  expect(lines).toHaveLength(1);
});

test.each(['onclose', 'onerror'] as const)('[NTC-4] %s reconnects after 5 s', (event) => {
  connect();
  lines[0]!.onopen?.();
  lines[0]![event]?.({ code: 1006 });
  vi.advanceTimersByTime(4_999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(2);
});

test('[NTC-4] an error followed by its close makes one new connection, not two', () => {
  connect();
  const { onerror, onclose } = lines[0]!;
  onerror?.();
  vi.advanceTimersByTime(2_000);
  onclose?.({ code: 1006 });
  vi.advanceTimersByTime(3_000);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(20_000);
  expect(lines).toHaveLength(2);
});

test('[NTC-4] it keeps trying while the server is away', () => {
  connect({
    dial: () => {
      dial();
      throw new Error('refused');
    },
  });
  vi.advanceTimersByTime(20_000);
  expect(lines).toHaveLength(5);
});

test('[NTC-4] after destroy nothing happens any more, whatever was under way', () => {
  const waiting = connect();
  lines[0]!.onclose?.({ code: 1006 });
  waiting.destroy();
  const open = connect();
  const line = lines[1]!;
  line.onopen?.();
  open.destroy();
  expect(line.isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(line.sent).toEqual([]);
});

test('[NTC-5] notices and warnings reach the page, every opening is told, noise is dropped', () => {
  const onMessage = vi.fn();
  const onOpen = vi.fn();
  connect({ onMessage, onOpen });
  lines[0]!.onopen?.();
  say(lines[0]!, { type: 'notice', content: 'a', id: 1 });
  say(lines[0]!, { type: 'warning', content: 'b' });
  say(lines[0]!, { type: 'unheard' });
  lines[0]!.onmessage?.({ data: 'not json' });
  expect(onMessage.mock.calls.map(([message]) => message.content)).toEqual(['a', 'b']);
  lines[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(5_000);
  lines[1]!.onopen?.();
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('[NTC-5] that codes were scanned reaches the page, and each loss of the line is told once', () => {
  const onMessage = vi.fn();
  const onLost = vi.fn();
  const { destroy } = connect({ onMessage, onLost });
  lines[0]!.onopen?.();
  say(lines[0]!, { type: 'scans', content: '' });
  expect(onMessage).toHaveBeenCalledOnce();
  lines[0]!.onclose?.({ code: 1006 });
  lines[0]!.onerror?.();
  expect(onLost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  lines[1]!.onopen?.();
  destroy();
  expect(onLost).toHaveBeenCalledTimes(2);
});

test('a ping of the server is answered', () => {
  connect();
  lines[0]!.onopen?.();
  say(lines[0]!, { type: 'ping', contentText: 'ping' });
  expect(lines[0]!.sent).toEqual(['pong']);
});

test('[NTC-4] an end of the login is told, and the next connection is still tried', () => {
  const onSignedOut = vi.fn();
  connect({ onSignedOut });
  lines[0]!.onopen?.();
  lines[0]!.onclose?.({ code: 4401 });
  expect(onSignedOut).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(lines).toHaveLength(2);
});

test('one that gave way to newer ones comes back when its page is shown again, and not before', () => {
  let show = () => {};
  const forget = vi.fn();
  const socket = connect({
    whenShown: (run) => {
      show = run;
      return forget;
    },
  });
  lines[0]!.onopen?.();
  lines[0]!.onclose?.({ code: 4429 });
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(1);
  show();
  expect(lines).toHaveLength(2);
  lines[1]!.onopen?.();
  socket.destroy();
  expect(forget).toHaveBeenCalled();
  show();
  expect(lines).toHaveLength(2);
});
