import { faultsOf, openPage } from '#blocks/open.ts';
import type { Fault } from '#blocks/page-rules.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { codes } from '#contract/envelope.ts';
import type { StoredDocument } from '#contract/features/product/page-templates/contract.ts';
import { pageLimits } from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, t } from '#contract/text.ts';
import { Refusal } from '../refusal.ts';
import { sanitized } from './sanitize.ts';

const { errors } = pageTemplateTexts;
const wrongValue = t('值无效', 'invalid value', '值無效');
const tooLarge = t('内容过大', 'content too large', '內容過大');

const fieldOf = ({ block, path }: Fault) =>
  ['document', ...(block === '' ? [] : ['blocks', block, 'settings']), ...path].join('.');

const refuse = (fault: Fault, language: Language) =>
  new Refusal(errors.document, {
    code: codes.invalid,
    field: fieldOf(fault),
    params: { what: say(fault.message ?? wrongValue, language) },
  });

/** A page that may be saved: all values are valid, though some may be missing. */
export function checkDraft(stored: StoredDocument, language: Language): PageDocument {
  const page = stored as unknown as PageDocument;
  if (JSON.stringify(page).length > pageLimits.settings)
    throw new Refusal(errors.document, {
      code: codes.invalid,
      field: 'document',
      params: { what: say(tooLarge, language) },
    });
  const wrong = faultsOf(openPage(page)).find(({ isMissing }) => !isMissing);
  if (wrong) throw refuse(wrong, language);
  // Sanitised when saved, and again when shown.
  return sanitized(page);
}

/** A page that may be published: nothing is missing either. */
export function checkComplete(page: PageDocument, language: Language): void {
  const faults = faultsOf(openPage(page));
  if (faults.length === 0) return;
  throw new Refusal(errors.incomplete, {
    params: { n: faults.length },
    errors: faults.map((fault) => ({
      field: fieldOf(fault),
      msg: say(fault.message ?? wrongValue, language),
    })),
  });
}
