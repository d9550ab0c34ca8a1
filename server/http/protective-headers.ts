const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  // antd writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
].join('; ');

/** Sent with every answer. Whether the outside speaks TLS is the proxy's to know, so no HSTS here. */
export const protectiveHeaders: readonly (readonly [name: string, value: string])[] = [
  ['content-security-policy', policy],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];
