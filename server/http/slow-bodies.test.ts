import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

const server = Fastify();
endSlowBodies(server, { everyMs: 20, patienceMs: 200, bytesPerSecond: 1_000 });
server.addContentTypeParser('*', (_request, _body, done) => done(null, undefined));
server.post('/taken', async ({ raw }) => {
  let size = 0;
  for await (const piece of raw) size += (piece as Buffer).length;
  return { size };
});
// Does not read for a while, as a slow disk would.
server.post('/waiting', async ({ raw }) => {
  await new Promise((resolve) => setTimeout(resolve, 600));
  let size = 0;
  for await (const piece of raw) size += (piece as Buffer).length;
  return { size };
});
await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Sends pieces with a pause between them; resolves with what was answered until the connection ended. */
function send(path: string, length: number, pieces: number, bytes: number, pause: number) {
  const { port } = server.server.address() as { port: number };
  return new Promise<{ text: string; sent: number }>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let sent = 0;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: a/b\r\ncontent-length: ${length}\r\n\r\n`,
    );
    const timer = setInterval(() => {
      if (sent === pieces) return;
      sent += 1;
      socket.write(Buffer.alloc(bytes));
    }, pause);
    socket.on('data', (data) => (text += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, sent });
    });
  });
}

test('a body that trickles in is ended', async () => {
  const { text, sent } = await send('/taken', 1_000, 1_000, 1, 20);
  expect(text).toBe('');
  expect(sent).toBeLessThan(100);
});

test('so is one that never begins', async () => {
  expect((await send('/taken', 1_000, 0, 0, 20)).text).toBe('');
});

test('one that flows is taken, however long it lasts', async () => {
  const { text } = await send('/taken', 30 * 200, 30, 200, 25);
  expect(text).toContain('{"size":6000}');
});

test('one that waits for the server is not blamed', async () => {
  const { text } = await send('/waiting', 20_000, 1, 20_000, 5);
  expect(text).toContain('{"size":20000}');
});
