import type { PageDocument } from '#blocks/kit/document.ts';
import { codes } from '#contract/envelope.ts';
import {
  pageSectionCalls,
  pageSectionRow,
} from '#contract/features/product/page-sections/contract.ts';
import { pageSectionTexts } from '#contract/features/product/page-sections/texts.ts';
import type { StoredDocument } from '#contract/features/product/page-templates/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { checkDraft } from '#server/pages/check-page.ts';
import { freePageFiles, keepPageFiles } from '#server/pages/page-files.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const rows = plainRows('page_section', pageSectionRow);

async function readSection(reader: Reader<StaffSession>, id: number) {
  const { tx, session } = reader;
  const [row] = await rows(reader, [id]);
  if (!row) throw notFound();
  const { document } = await tx
    .selectFrom('page_section')
    .select('document')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, document: document as unknown as StoredDocument };
}

/** Blocks that a company saved to be put into its pages as copies. */
export const pageSectionEndpoints = serveRecords(pageSectionCalls, {
  texts: pageSectionTexts,
  list: { table: 'page_section', filters: { keyword: mentions() }, rows },
  unique: { page_section_by_name: 'name' },
  readInfo: readSection,
  toColumns: ({ document: given, ...columns }, { language }, before) => {
    if (given ? given.order.length === 0 : !before)
      throw new Refusal(pageSectionTexts.errors.noContent, {
        code: codes.invalid,
        field: 'document',
      });
    if (!given) return columns;
    const document = checkDraft(given, language);
    return { ...columns, document, blocks: document.order.length };
  },
  afterWrite: async ({ tx, session }, id, _before, { document }) => {
    const owner = { company: session.companyId, owner: 'page_section' as const, id };
    if (document) await keepPageFiles(tx, owner, document as PageDocument);
  },
  beforeDelete: async ({ tx, session }, deleted) => {
    const owner = { company: session.companyId, owner: 'page_section' as const };
    await freePageFiles(
      tx,
      owner,
      deleted.map(({ id }) => id),
    );
  },
});
