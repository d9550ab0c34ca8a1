import type { FastifyReply } from 'fastify';
import { pageAssets } from './assets.ts';
import { html } from './html.ts';
import { pagePolicy } from './policy.ts';

/** An empty public page: style and script, and the container for blocks. */
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

/** `/canvas`: the page that the designer renders into. Only the same origin may frame it. */
export const sendCanvas = (reply: FastifyReply): FastifyReply =>
  reply
    // File names change with a release; a minute is enough for opening several pages.
    .header('cache-control', 'private, max-age=60')
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(shell);
