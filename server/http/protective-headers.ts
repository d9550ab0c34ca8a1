const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  // antd writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  // A 3D model holds its textures within itself, as data.
  "connect-src 'self' ws: wss: data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
].join('; ');

type Headers = readonly (readonly [name: string, value: string])[];

/** Sent with every call: nothing of it is ever taken for a page. */
export const callHeaders: Headers = [['x-content-type-options', 'nosniff']];

/** Sent with every page. Whether the outside speaks TLS is the proxy's to know, so no HSTS here. */
export const pageHeaders: Headers = [
  ...callHeaders,
  ['content-security-policy', policy],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
];
