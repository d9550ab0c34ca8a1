import type { IncomingMessage } from 'node:http';

type Running = { stop: () => void; ended: Promise<unknown> };

/** Only one request at a time continues an upload. A newer one ends the older, which may be hanging. */
export function makeTakeOver() {
  const running = new Map<string, Running>();
  return async function takeOver<T>(
    id: string,
    request: IncomingMessage,
    work: () => Promise<T>,
  ): Promise<T> {
    const earlier = running.get(id);
    earlier?.stop();
    const result = (async () => {
      await earlier?.ended;
      return work();
    })();
    const mine = { stop: () => request.destroy(), ended: result.catch(() => undefined) };
    running.set(id, mine);
    try {
      return await result;
    } finally {
      if (running.get(id) === mine) running.delete(id);
    }
  };
}
