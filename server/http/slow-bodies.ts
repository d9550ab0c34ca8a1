import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Pace = { everyMs: number; patienceMs: number; bytesPerSecond: number };
// A phone at the edge of a network sends several times as fast.
const usual: Pace = { everyMs: 5_000, patienceMs: 30_000, bytesPerSecond: 1_000 };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends requests whose body trickles in: each holds a connection, and an upload its room. */
export function endSlowBodies(server: FastifyInstance, pace: Pace = usual): void {
  const reading = new Map<IncomingMessage, { bytes: number; since: number }>();
  const mark = ({ socket }: IncomingMessage) => ({
    bytes: socket.bytesRead,
    since: performance.now(),
  });
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) {
      reading.set(raw, mark(raw));
      raw.once('close', () => reading.delete(raw));
    }
    done();
  });
  const timer = setInterval(() => {
    for (const [raw, { bytes, since }] of reading) {
      const elapsed = performance.now() - since;
      // Bytes that wait to be read: then it is the server that is slow.
      if (raw.complete || raw.readableLength > 0) reading.set(raw, mark(raw));
      else if (elapsed >= pace.patienceMs) {
        const isSlow = raw.socket.bytesRead - bytes < (elapsed / 1_000) * pace.bytesPerSecond;
        if (isSlow) raw.destroy();
        else reading.set(raw, mark(raw));
      }
    }
  }, pace.everyMs);
  timer.unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
}
