import { codes } from '#contract/envelope.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import type { Language } from '#contract/language.ts';
import { labelDocument, type LabelDocument } from '#contract/labels/document.ts';
import { drawLabel } from '#contract/labels/draw-label.ts';
import { faultsOfLabel, graveFaults } from '#contract/labels/faults.ts';
import { sampleValues } from '#contract/labels/samples.ts';
import { say } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { fieldErrors } from '#contract/validation.ts';
import { loadTypefaces } from '#server/labels/fonts.ts';
import { toolsOf } from '#server/labels/tools.ts';
import { Refusal } from '#server/refusal.ts';

const { errors, faults, fields } = labelTexts;

/** A whole document of what was given and what was there; refused where it does not fit together. */
export function checkDocument(
  given: Partial<LabelDocument>,
  before: LabelDocument | null,
  language: Language,
): LabelDocument {
  const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { data, error } = labelDocument.safeParse({ ...before, ...told });
  if (data) return data;
  throw new Refusal(errorTexts.invalid, {
    code: codes.invalid,
    errors: fieldErrors(error, language, fields),
  });
}

/** A label that could not be read, or would show names in braces, is not published. */
export async function checkPublishable(name: string, document: LabelDocument): Promise<void> {
  if (document.elements.length === 0)
    throw new Refusal(errors.noElements, { params: { name }, field: 'elements' });
  const { problems } = drawLabel(document, sampleValues, toolsOf(await loadTypefaces()));
  const grave = faultsOfLabel(document, problems).filter(({ kind }) => graveFaults.has(kind));
  if (grave.length === 0) return;
  const kinds = new Map(document.elements.map(({ id, kind }) => [id, labelTexts.kinds[kind]]));
  throw new Refusal(errors.faulty, {
    params: { name, n: grave.length },
    errors: (language) =>
      grave.map(({ id, field, kind, names }) => {
        const what = kinds.get(id)?.[language] ?? field.replace(/^bindings\./, '');
        return { field, msg: `${what}: ${say(faults[kind], language, { names })}` };
      }),
  });
}
