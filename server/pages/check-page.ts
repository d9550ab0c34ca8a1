import { sql } from 'kysely';
import { findSpec } from '#blocks/list.ts';
import { namingsOf, type Naming } from '#blocks/named-products.ts';
import { faultsOf, openPage } from '#blocks/open.ts';
import type { Fault } from '#blocks/page-rules.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { codes } from '#contract/envelope.ts';
import type { StoredDocument } from '#contract/features/product/page-templates/contract.ts';
import { pageLimits } from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, t } from '#contract/text.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { sanitized } from './sanitize.ts';

const { errors } = pageTemplateTexts;
const wrongValue = t('值无效', 'invalid value', '值無效');
const tooLarge = t('内容过大', 'content too large', '內容過大');

const fieldOf = ({ block, path }: Pick<Fault, 'block' | 'path'>) =>
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

/** What a page that may be published names is there, and the company's own. */
export async function checkNamed(
  tx: Tx,
  company: number,
  page: PageDocument,
  language: Language,
): Promise<void> {
  const named = namingsOf(openPage(page)).filter(({ isShown }) => isShown);
  const idsOf = (kind: Naming['kind']) =>
    named.flatMap((one) => (one.kind === kind ? one.ids : []));
  const { rows } = await sql<{ kind: Naming['kind']; id: number }>`
    select 'products' as kind, id from part
    where company_id = ${company} and id = any(${idsOf('products')}::bigint[])
    union all select 'campaign', id from campaign
    where company_id = ${company} and id = any(${idsOf('campaign')}::bigint[])`.execute(tx);
  const known = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const gone = named.filter(({ kind, ids }) => ids.some((id) => !known.has(`${kind} ${id}`)));
  const paramsOf = ({ type, label }: Naming) => ({
    block: say(findSpec(type)!.name, language),
    field: say(label, language),
  });
  if (!gone[0]) return;
  throw new Refusal(errors.notThere, {
    params: paramsOf(gone[0]),
    errors: gone.map((one) => ({
      field: fieldOf(one),
      msg: say(errors.notThere, language, paramsOf(one)),
    })),
  });
}
