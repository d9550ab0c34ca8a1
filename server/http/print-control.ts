import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { printControl } from '#contract/print-control.ts';

const usual = fileURLToPath(new URL('../../dist/print-control/suyuan-print.mjs', import.meta.url));

/** The download of the print control: one file, the same for every computer. */
export function registerPrintControl(server: FastifyInstance, built = usual): void {
  if (!existsSync(built)) return;
  const plain = readFileSync(built);
  const packed = gzipSync(plain);
  const tag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 32)}"`;
  server.get(printControl.download, (request, reply) => {
    reply.headers({
      'cache-control': 'no-cache',
      'content-disposition': `attachment; filename="${printControl.file}"`,
      etag: tag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    reply.type('text/javascript; charset=utf-8');
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(plain);
  });
}
