import { socketEnds, type SocketMessage } from '#contract/features/message/notices/contract.ts';
import { limits } from '#contract/limits.ts';

/** The part of WebSocket that is used here, so that tests can replace it. */
export type Wire = {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
};

export type SocketOptions = {
  /** Called for every connection. */
  address: () => { url: string; protocols: string[] };
  onOpen: () => void;
  /** The connection is lost; it reconnects automatically. */
  onLost?: () => void;
  onMessage: (message: SocketMessage) => void;
  /** The server closed the connection because the session ended. */
  onSignedOut?: () => void;
  dial?: (url: string, protocols: string[]) => Wire;
  /** Calls once this page is shown again; returns what gives that up. */
  whenShown?: (run: () => void) => () => void;
  timers?: { set: (run: () => void, wait: number) => number; clear: (timer: number) => void };
};

const browserDial = (url: string, protocols: string[]) =>
  new WebSocket(url, protocols) as unknown as Wire;
const browserShown = (run: () => void) => {
  const onChange = () => {
    if (document.visibilityState !== 'visible') return;
    forget();
    run();
  };
  const forget = () => document.removeEventListener('visibilitychange', onChange);
  document.addEventListener('visibilitychange', onChange);
  return forget;
};
const browserTimers = {
  set: (run: () => void, wait: number) => window.setTimeout(run, wait),
  clear: (timer: number) => window.clearTimeout(timer),
};

/**
 * Keeps one connection alive: a ping every 5 s; without a pong in 3 s the connection counts as dead; reconnects 5 s
 * after any end, until `destroy`. Where newer connections took its place, it waits until this page is shown again: else
 * the pages of one person would push each other out without end.
 */
export function connectSocket(options: SocketOptions): {
  destroy: () => void;
  /** Sends if the connection is open; otherwise it is lost. */
  say: (message: object) => void;
} {
  const {
    address,
    onOpen,
    onMessage,
    onLost,
    onSignedOut,
    dial = browserDial,
    whenShown = browserShown,
    timers = browserTimers,
  } = options;
  let wire: Wire | null = null;
  let beat: number | null = null;
  let reply: number | null = null;
  let retry: number | null = null;
  let forgetShown: (() => void) | null = null;
  let isDestroyed = false;
  let isOpen = false;

  const stop = (timer: number | null): null => {
    if (timer !== null) timers.clear(timer);
    return null;
  };

  /** Drops the current connection and ignores its late events. */
  function hangUp(): void {
    beat = stop(beat);
    reply = stop(reply);
    if (!wire) return;
    const old = wire;
    wire = null;
    isOpen = false;
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    old.close();
    onLost?.();
  }

  function reconnectLater(): void {
    hangUp();
    if (isDestroyed || retry !== null) return;
    retry = timers.set(connect, limits.reconnectDelay);
  }

  function waitUntilShown(): void {
    hangUp();
    forgetShown?.();
    forgetShown = whenShown(connect);
  }

  function waitForBeat(): void {
    beat = stop(beat);
    beat = timers.set(ping, limits.heartbeatInterval);
  }

  function ping(): void {
    wire?.send(JSON.stringify({ type: 'ping', contentText: 'ping' }));
    reply = stop(reply);
    // A dead connection may take minutes to report its end, so we don't wait for it.
    reply = timers.set(reconnectLater, limits.heartbeatReply);
  }

  function receive(data: unknown): void {
    const message = readMessage(data);
    if (!message) return;
    if (message.type === 'pong') {
      reply = stop(reply);
      waitForBeat();
    } else if (message.type === 'ping') {
      wire?.send(JSON.stringify({ type: 'pong', content: 'pong' }));
    } else {
      onMessage(message);
    }
  }

  function connect(): void {
    retry = stop(retry);
    if (isDestroyed) return;
    const { url, protocols } = address();
    try {
      wire = dial(url, protocols);
    } catch {
      reconnectLater();
      return;
    }
    wire.onopen = () => {
      isOpen = true;
      waitForBeat();
      onOpen();
    };
    wire.onmessage = (event) => receive(event.data);
    wire.onclose = ({ code }) => {
      if (code === socketEnds.tooMany) {
        waitUntilShown();
        return;
      }
      reconnectLater();
      if (code === socketEnds.signedOut) onSignedOut?.();
    };
    wire.onerror = reconnectLater;
  }

  connect();
  return {
    say: (message) => {
      if (isOpen) wire?.send(JSON.stringify(message));
    },
    destroy: () => {
      isDestroyed = true;
      retry = stop(retry);
      forgetShown?.();
      hangUp();
    },
  };
}

const messageTypes: readonly string[] = [
  'ping',
  'pong',
  'notice',
  'warning',
  'refresh',
  'scans',
  'note',
  'people',
  'page',
];

function readMessage(data: unknown): SocketMessage | null {
  try {
    const message = JSON.parse(String(data)) as { type?: unknown } | null;
    return typeof message?.type === 'string' && messageTypes.includes(message.type)
      ? (message as SocketMessage)
      : null;
  } catch {
    return null;
  }
}
