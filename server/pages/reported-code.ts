import type { FastifyRequest } from 'fastify';
import type { Verdict } from '#contract/codes/verdicts.ts';
import type { App } from '../app.ts';
import { findReported } from '../reports/find-reported.ts';
import type { Reported } from '../reports/report-key.ts';
import { admitGuesser, countGuess } from '../scans/brute-force.ts';
import { noteLookup } from '../scans/lookups.ts';
import { guessLimits } from '../scans/risk-rules.ts';
import { originOf } from '../scans/visitor.ts';

/** Whose code it is that somebody reports or asks about; guesses are counted as everywhere. */
export async function reportedCode(
  app: App,
  { ip }: FastifyRequest,
  typed: string,
  verdict: Verdict | '' = '',
): Promise<Reported | null> {
  if (typed.trim() === '') return null;
  const origin = originOf(app, ip);
  if ((await admitGuesser(app, origin, {})) !== 'free') return null;
  const found = await findReported(app, typed, verdict);
  if (found && found.seq !== null) noteLookup(app, origin, 'query');
  else await countGuess(app, { origin, limits: await guessLimits(app), line: null });
  return found;
}
