import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { readTyped } from '../identifiers/read-code.ts';
import { admitGuesser, countGuess } from '../scans/brute-force.ts';
import { noteLookup } from '../scans/lookups.ts';
import { findKnown } from '../scans/scan.ts';
import { originOf } from '../scans/visitor.ts';
import type { Found } from '../repairs/request.ts';
import { textIn, type FormRequest } from './query.ts';
import { guessLimits } from '../scans/risk-rules.ts';

/** The product a page was opened for, by its code; guesses are counted as everywhere. */
export async function requestedProduct(
  app: App,
  request: FastifyRequest<FormRequest>,
  typed = textIn(request.query, 'sn') || textIn(request.query, 'code'),
): Promise<Found | null> {
  if (typed.trim() === '') return null;
  const origin = originOf(app, request.ip);
  if ((await admitGuesser(app, origin, {})) !== 'free') return null;
  const known = await findKnown(app, await readTyped(app, typed));
  if (known) noteLookup(app, origin, 'query');
  else await countGuess(app, { origin, limits: await guessLimits(app), line: null });
  return known;
}

/** The product page that this one was opened from. */
export function productPath({ url }: FastifyRequest, language: string): string | null {
  const { searchParams } = new URL(url, 'http://page');
  const code = searchParams.get('code') || searchParams.get('sn');
  return code ? `/template?${new URLSearchParams({ code, language }).toString()}` : null;
}

const longestTitle = 60;
/** The window title: as given in the URL, or the page's own. */
export const titleIn = (request: FastifyRequest<FormRequest>, own: string): string =>
  textIn(request.query, 'title').trim().slice(0, longestTitle) || own;
