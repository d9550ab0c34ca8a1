import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './endpoint.ts';

/** A Content-Disposition for every browser: ASCII for old ones, the real name by RFC 8187. */
export function contentDisposition(name: string): string {
  // Without invisible characters: line ends, which could begin a header, and bidirectional marks.
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff/\\]/gu, '_');
  const plain = clean.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  const full = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

export function sendFile(
  reply: FastifyReply,
  { name, type, body, sent }: FileAnswer,
): FastifyReply {
  const whole = sent && body instanceof Readable ? withEnd(body, reply.raw, sent) : body;
  return reply
    .header('content-disposition', contentDisposition(name))
    .header('content-type', type)
    .send(whole);
}

/** The same bytes; the stream ends only when the last of them has been sent and `sent` succeeded. */
function withEnd(body: Readable, response: ServerResponse, sent: () => Promise<void>): Readable {
  async function* pass() {
    for await (const piece of body) yield piece as Buffer;
    while (response.writableLength > 0 && !response.destroyed) await pause(5);
    if (response.destroyed) throw new Error('the connection broke before everything was sent');
    await sent();
  }
  return Readable.from(pass(), { objectMode: false });
}
