/**
 * Stricter than the admin's where possible: only our own scripts run, without WebAssembly. Company content may come
 * from elsewhere over TLS; block styles are inline.
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
 * For the 3D model page: textures are inside the file, some files need WebAssembly, and frames are limited to the
 * requested URL.
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
