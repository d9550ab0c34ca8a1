import { printControl } from '#contract/print-control.ts';

/** Sockets of our own host; older browsers do not count them as `'self'`. */
const socketsOf = (publicUrl: string | undefined): string[] =>
  publicUrl ? [new URL(publicUrl).origin.replace(/^http/, 'ws')] : [];

/** `origins` are those of object storages, which browsers upload to directly. */
const policyFor = (origins: readonly string[], publicUrl: string | undefined) =>
  [
    "default-src 'self'",
    // Hashing and 3D models use WebAssembly, partly in blob workers.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "img-src 'self' data: blob:",
    // antd injects its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    // A 3D model contains its textures as data URLs; labels are printed by a program on the same computer.
    [
      "connect-src 'self' data: blob:",
      printControl.address,
      ...socketsOf(publicUrl),
      ...origins,
    ].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ');

type Headers = readonly (readonly [name: string, value: string])[];

/** Sent with every call: never to be rendered as a page. */
export const callHeaders: Headers = [['x-content-type-options', 'nosniff']];

/** Sent with every page. Whether TLS is used is the proxy's matter, so no HSTS here. */
export const headersOfPages = (origins: readonly string[], publicUrl?: string): Headers => [
  ...callHeaders,
  ['content-security-policy', policyFor(origins, publicUrl)],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  // Photos are taken by the phone's own app; only the scan app looks through the camera.
  ['permissions-policy', 'camera=()'],
];
