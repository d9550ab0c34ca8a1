import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const usual = fileURLToPath(new URL('../../dist/scan', import.meta.url));

/** Its own policy is narrower than that of the back office, but for the camera. */
const headers = {
  'content-security-policy': [
    "default-src 'self'",
    // The reader of codes is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    // Captchas are data.
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; '),
  'permissions-policy': 'camera=(self)',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
} as const;

/** The scan app: one page at /scan, its files below. Hashed files are cached for ever, the rest is asked for each time. */
export async function registerScanApp(server: FastifyInstance, built = usual): Promise<void> {
  if (!existsSync(`${built}/index.html`)) return;
  await server.register(fastifyStatic, {
    root: built,
    prefix: '/scan/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['index.html*'],
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(`${built}/assets/`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (file.endsWith('.webmanifest')) reply.header('content-type', 'application/manifest+json');
      if (!/worker[^/]*\.js(\.\w+)?$/.test(file)) return;
      // What a worker may do follows from its own headers; that of the app also answers for the page without a slash.
      reply.header('content-security-policy', headers['content-security-policy']);
      reply.header('service-worker-allowed', '/scan');
    },
  });
  const plain = readFileSync(`${built}/index.html`);
  const packed = gzipSync(plain);
  server.get('/scan', (request, reply) => {
    reply.headers(headers).header('vary', 'accept-encoding').type('text/html; charset=utf-8');
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(plain);
  });
}
