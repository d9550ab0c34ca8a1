import { randomBytes } from 'node:crypto';
import type { App } from '../app.ts';

const life = 3 * 3_600_000;

/** What a form is handed when it is opened: it names the one request that may come of it, for some hours. */
export const newRequestKey = (app: App): string =>
  app.secrets
    .seal(JSON.stringify(['repair', randomBytes(12).toString('hex'), Date.now() + life]))
    .toString('base64url');

/** The name of the request; null for a key that is not ours or too old. */
export function readRequestKey(app: App, text: string): string | null {
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length < 29) return null;
  try {
    const [kind, name, until] = JSON.parse(app.secrets.open(sealed)) as [string, string, number];
    return kind === 'repair' && until > Date.now() ? name : null;
  } catch {
    return null;
  }
}
