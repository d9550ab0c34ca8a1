import type { Verdict } from '#contract/codes/verdicts.ts';
import type { QueryAnswer } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { reportPageTexts as texts } from '#contract/texts/report-page.ts';
import type { App } from '../app.ts';
import { findReported } from '../reports/find-reported.ts';
import { html, type Html } from './html.ts';

/** Verdicts after which people look for a way to report it. */
const suspicious: readonly Verdict[] = [
  'CAUTION',
  'SUSPECT_CLONE',
  'NOT_ACTIVATED',
  'VOID',
  'RECALLED',
  'UNKNOWN',
];
const fine: readonly Verdict[] = ['GENUINE_FIRST', 'GENUINE_REPEAT'];

/** A button of the verdict where something is wrong, else a quiet link at the end of the page. */
export type ReportOffer = { href: string; isSuspicious: boolean };

/** The way to report a fake after a verdict. A code that belongs to nobody, and imitates nobody's, offers none. */
export async function reportOffer(
  app: App,
  { verdict, result }: QueryAnswer,
  typed: string,
  language: Language,
): Promise<ReportOffer | null> {
  const isSuspicious = suspicious.includes(verdict);
  if (!isSuspicious && !fine.includes(verdict)) return null;
  const code = typed || result?.serial_number || '';
  if (code === '' || (!result && !(await findReported(app, code)))) return null;
  const query = new URLSearchParams({ code, verdict, language }).toString();
  return { href: `/report?${query}`, isSuspicious };
}

/** The offer at the end of a page, also the button of a page without a verdict. */
export const offerBelow = ({ href, isSuspicious }: ReportOffer, language: Language): Html =>
  isSuspicious
    ? html`<a class="act is-report" href="${href}">${say(texts.offer, language)}</a>`
    : html`<a class="report-quiet" href="${href}">${say(texts.offerQuiet, language)}</a>`;
