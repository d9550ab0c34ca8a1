import { drawPage } from './draw-page.ts';
import { css } from './page-style.ts';
import { texts } from './texts.ts';

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const html = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Suyuan</title>
<link rel="stylesheet" href="/page.css">
<main id="page"></main>
<script src="/page.js"></script>
</html>
`;

/** The program's own page: it is drawn in the browser by a function that is sent as it stands. */
export const pageFiles = new Map([
  [
    '/',
    {
      body: html,
      headers: {
        ...common,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      },
    },
  ],
  [
    '/page.js',
    {
      body: `(${drawPage.toString()})(${JSON.stringify(texts)});\n`,
      headers: { ...common, 'content-type': 'text/javascript; charset=utf-8' },
    },
  ],
  ['/page.css', { body: css, headers: { ...common, 'content-type': 'text/css; charset=utf-8' } }],
]);
