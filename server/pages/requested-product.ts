import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
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
const ownTitles = [texts.activation, texts.repairAsk, texts.repairRecords, texts.repairSent];
/** The window title: as given in the URL, or the page's own. One of ours follows the language of the page. */
export function titleIn(
  request: FastifyRequest<FormRequest>,
  own: string,
  language: Language,
): string {
  const given = textIn(request.query, 'title').trim().slice(0, longestTitle);
  const ours = ownTitles.find((title) => Object.values(title).includes(given));
  return ours ? say(ours, language) : given || own;
}
