import type { App } from '../app.ts';

const life = 24 * 3_600_000;

/** What an anonymous caller asks for the log of a code with: it means nothing to them, and leads to no other. */
export const writeReference = (app: App, company: number, seq: number): string =>
  app.secrets.seal(JSON.stringify([company, seq, Date.now() + life])).toString('base64url');

/** The code a reference stands for; null for one that is not ours or too old. */
export function readReference(app: App, text: string): { company: number; seq: number } | null {
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length < 29) return null;
  try {
    const [company, seq, until] = JSON.parse(app.secrets.open(sealed)) as [number, number, number];
    return until > Date.now() ? { company, seq } : null;
  } catch {
    return null;
  }
}
