import type { Verdict } from '#contract/codes/verdicts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { pointsPageTexts as texts } from '#contract/texts/points-page.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { memberGifts } from '../members/gifts.ts';
import type { ScanResult } from '../scans/scan.ts';
import { html, type Html } from './html.ts';

const genuine: readonly Verdict[] = ['GENUINE_FIRST', 'GENUINE_REPEAT'];

/**
 * The way to the points of the first genuine scan, for the device that made it. The scan itself says so; only when this
 * device looks again it is read whether they were collected.
 */
export async function pointsOffer(
  app: App,
  { answer: { verdict }, seen }: Pick<ScanResult, 'answer' | 'seen'>,
  language: Language,
): Promise<Html | null> {
  if (!seen?.isFinder || !genuine.includes(verdict)) return null;
  const { scan_points: n } = await memberGifts(app);
  if (n === 0 || (!seen.isFirst && (await isCollected(app, seen)))) return null;
  const query = new URLSearchParams({ sn: seen.code, language }).toString();
  return html`<a class="act" href="/points?${query}">${say(texts.offer, language, { n })}</a>`;
}

const isCollected = (app: App, { company, seq }: { company: number; seq: number }) =>
  transact(app.database.main, systemActor, async (tx) => {
    const row = await tx
      .selectFrom('member_point')
      .select('id')
      .where('kind', '=', 'scan')
      .where('from_company', '=', company)
      .where('from_number', '=', seq)
      .executeTakeFirst();
    return row !== undefined;
  });
