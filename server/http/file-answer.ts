import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './endpoint.ts';

/** Names a file for every browser: plain letters for the old ones, the true name as RFC 8187 has it. */
export function contentDisposition(name: string): string {
  // What cannot be seen is gone: line ends that would begin a header, marks that turn the direction of writing.
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

export function sendFile(reply: FastifyReply, { name, type, body }: FileAnswer): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(name))
    .header('content-type', type)
    .send(body);
}
