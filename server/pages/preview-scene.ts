import type { PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import { readTyped } from '../identifiers/read-code.ts';
import { answerWith, resultOf, seenIn } from '../scans/answers.ts';
import { readScanned } from '../scans/batch.ts';
import { findKnown } from '../scans/scan.ts';
import { sceneOf } from './scene.ts';

type Looked = {
  company: number;
  code: string;
  language: Language;
  page: PageDocument | null;
  place: Scene['place'];
};

/**
 * What a page would show for a code of this company; null if it has no such code. This is not a scan: nothing is
 * counted or logged.
 */
export async function previewScene(
  app: App,
  { company, code, language, page, place }: Looked,
): Promise<Scene | null> {
  const known = await findKnown(app, await readTyped(app, code));
  const scanned = known?.company === company ? await readScanned(app, known) : null;
  if (!known || !scanned) return null;
  const { verdict, reasons } = scanned.judged;
  const result = await resultOf(app, known.code, scanned);
  const answer = answerWith(verdict, reasons, language, result);
  const query = { code: known.code };
  return sceneOf(
    app,
    { answer, seen: result && seenIn(scanned, known.code) },
    { language, query, page, place },
  );
}
