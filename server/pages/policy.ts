/**
 * Stricter than that of the back office where it may be: only scripts of our own run, and nothing is compiled by them. What
 * a company shows may lie elsewhere, if it comes over TLS; how a block looks is written beside it.
 */
const rules = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "frame-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];
export const pagePolicy = rules.join('; ');

/**
 * For the page that shows a model: its textures lie within its file, some files are unpacked by compiled code, and a
 * frame holds only what was asked for.
 */
export const modelPolicy = (frame: string | undefined): string =>
  rules
    .map((rule) =>
      rule.startsWith('script-src')
        ? `${rule} 'wasm-unsafe-eval'`
        : rule.startsWith('img-src')
          ? `${rule} blob:`
          : rule.startsWith('frame-src')
            ? `frame-src ${frame ?? "'none'"}`
            : rule,
    )
    .concat("connect-src 'self' data: blob:", "worker-src 'self' blob:")
    .join('; ');
