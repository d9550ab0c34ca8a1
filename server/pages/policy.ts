/**
 * Stricter than that of the back office where it may be: only scripts of our own run, and nothing is compiled by them. What
 * a company shows may lie elsewhere, if it comes over TLS; how a block looks is written beside it.
 */
export const pagePolicy = [
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
].join('; ');
