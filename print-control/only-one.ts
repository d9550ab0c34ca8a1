import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two programs with one journal would print twice: the second finds the first by this, also after a crash. */
export async function beTheOnlyOne(folder: string): Promise<Server | null> {
  const name = `suyuan-print-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const place =
    process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  const mine = await listen(place);
  if (mine) return mine;
  if (await answers(place)) return null;
  // Left behind by one that was killed.
  rmSync(place, { force: true });
  return listen(place);
}

const listen = (place: string): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.end());
    server.once('error', () => resolve(null));
    server.listen(place, () => resolve(server.unref()));
  });

const answers = (place: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(place);
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
