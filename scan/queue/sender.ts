/** How the last attempt to send ended. */
export type Attempt = 'sent' | 'nothing' | 'failed' | 'stopped';

type SenderOptions = {
  /** Sends what waits. `failed`: try again later; `stopped`: not before somebody signs in. */
  send: () => Promise<Attempt>;
  /** Whether anything waits. */
  hasWaiting: () => Promise<boolean>;
  locks?: Pick<LockManager, 'request'>;
};

const pause = 30_000;
const longestPause = 300_000;

/**
 * Sends when asked, when the network comes back, when the app comes to the front, and every half minute while something
 * waits, less often after failures. Of all tabs only one sends at a time.
 */
export function startSender({ send, hasWaiting, locks = navigator.locks }: SenderOptions) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Attempt> | null = null;
  let isWanted = false;
  let isOver = false;

  const attempt = async (): Promise<Attempt> => {
    // Without locks the server still carries out each item once.
    if (!locks) return send();
    return locks.request('suyuan-scan-send', { ifAvailable: true }, async (lock) =>
      lock ? send() : 'nothing',
    );
  };
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const plan = async () => {
    if (isOver || timer !== undefined || !(await hasWaiting().catch(() => false))) return;
    if (isOver || timer !== undefined) return;
    timer = setTimeout(() => void wake(), Math.min(pause * 2 ** failures, longestPause));
  };
  /** Sends now; if it is just sending, once more afterwards. */
  const wake = async (): Promise<Attempt> => {
    if (isOver) return 'stopped';
    if (running) {
      isWanted = true;
      return running;
    }
    rest();
    running = attempt().catch(() => 'failed' as const);
    const ended = await running;
    running = null;
    failures = ended === 'failed' ? Math.min(failures + 1, 4) : 0;
    // Also after a failure: the network may have come back while it failed.
    if (isWanted && ended !== 'stopped') {
      isWanted = false;
      return wake();
    }
    isWanted = false;
    if (ended !== 'stopped') await plan();
    return ended;
  };
  const online = () => {
    failures = 0;
    void wake();
  };
  const front = () => {
    if (document.visibilityState === 'visible') void wake();
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', front);
  return {
    wake,
    /** Something was kept: it goes out with the next half minute. */
    noticed: () => void plan(),
    stop: () => {
      isOver = true;
      rest();
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', front);
    },
  };
}
export type Sender = ReturnType<typeof startSender>;
