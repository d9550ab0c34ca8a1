import { randomBytes } from 'node:crypto';
import type { App } from '#server/app.ts';

/** A new secret, told once, and what is kept of it. */
export function makeSecret({ secrets }: Pick<App, 'secrets'>, company: number) {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  return { secret, columns: { secret_sealed: secrets.seal('webhook.secret', company, secret) } };
}
