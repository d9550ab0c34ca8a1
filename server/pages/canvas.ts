import type { FastifyReply } from 'fastify';
import { pageAssets } from './assets.ts';
import { html } from './html.ts';
import { pagePolicy } from './policy.ts';

/** A public page before anything is on it: its style and script, and where its blocks will stand. */
const shell = html`<!doctype html>
  <html lang="zh-CN">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Canvas</title>
      ${pageAssets.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      ${pageAssets.scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
    </head>
    <body>
      <div class="page"><main id="canvas"></main></div>
    </body>
  </html>`.html;

/** `/canvas`: what the designer draws into, from outside. A frame of the same origin only may hold it. */
export const sendCanvas = (reply: FastifyReply): FastifyReply =>
  reply
    // Names of styles and scripts change with a release; a minute is long enough for one who opens page after page.
    .header('cache-control', 'private, max-age=60')
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(shell);
