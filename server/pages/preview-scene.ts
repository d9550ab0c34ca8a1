import type { PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import { readTyped } from '../identifiers/read-code.ts';
import { answerWith, resultOf, seenIn } from '../scans/answers.ts';
import { readScanned } from '../scans/batch.ts';
import { findKnown } from '../scans/scan.ts';
import { sceneOf } from './scene.ts';

type Around = {
  language: Language;
  page: PageDocument | null;
  place: Scene['place'];
  query?: Readonly<Record<string, string>>;
};
type Looked = Around & { company: number; code: string };
type KnownCode = { company: number; seq: number; code: string };

/**
 * What a page would show for a code of this company; null if it has no such code. This is not a scan: nothing is
 * counted or logged.
 */
export async function previewScene(
  app: App,
  { company, code, ...around }: Looked,
): Promise<Scene | null> {
  const known = await findKnown(app, await readTyped(app, code));
  return known?.company === company ? sceneWithoutScan(app, known, around) : null;
}

/** The scene of a known code, without a scan. */
export async function sceneWithoutScan(
  app: App,
  known: KnownCode,
  { language, page, place, query = { code: known.code } }: Around,
): Promise<Scene | null> {
  const scanned = await readScanned(app, known);
  if (!scanned) return null;
  const { verdict, reasons } = scanned.judged;
  const result = await resultOf(app, known.code, scanned, language);
  const answer = answerWith(verdict, reasons, language, result);
  return sceneOf(
    app,
    { answer, seen: result && seenIn(scanned, known.code), company: known.company },
    { language, query, page, place },
  );
}
