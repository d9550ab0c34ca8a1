/** `origins` are those of object storages: browsers send files straight to them. */
const policyFor = (origins: readonly string[]) =>
  [
    "default-src 'self'",
    // Files are hashed and models shown by compiled code, partly in threads of the page's own making.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "img-src 'self' data: blob:",
    // antd writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    // A 3D model holds its textures within itself, as data.
    ["connect-src 'self' ws: wss: data: blob:", ...origins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ');

type Headers = readonly (readonly [name: string, value: string])[];

/** Sent with every call: nothing of it is ever taken for a page. */
export const callHeaders: Headers = [['x-content-type-options', 'nosniff']];

/** Sent with every page. Whether the outside speaks TLS is the proxy's to know, so no HSTS here. */
export const headersOfPages = (origins: readonly string[]): Headers => [
  ...callHeaders,
  ['content-security-policy', policyFor(origins)],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
];
