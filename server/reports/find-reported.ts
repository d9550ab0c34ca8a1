import type { Verdict } from '#contract/codes/verdicts.ts';
import type { App } from '../app.ts';
import { codeIn, readTyped } from '../identifiers/read-code.ts';
import { findKnown } from '../scans/scan.ts';
import type { Reported } from './report-key.ts';

const longest = 512;

/**
 * Whose code it is, or whose code it imitates. An invented code that has no company's prefix belongs to nobody: saying
 * which company is nearest would tell guessers which numbers are in use.
 */
export async function findReported(
  app: App,
  typed: string,
  verdict: Verdict | '' = '',
): Promise<Reported | null> {
  const read = await readTyped(app, typed);
  const known = await findKnown(app, read);
  if (known) return { ...known, verdict };
  if (read.is !== 'own') return null;
  return { company: read.company, seq: null, code: codeIn(typed).slice(0, longest), verdict };
}
