import type { PageDocument } from '#blocks/kit/document.ts';
import {
  pageStarterCalls,
  pageStarterRow,
} from '#contract/features/product/page-starters/contract.ts';
import type { StoredDocument } from '#contract/features/product/page-templates/contract.ts';
import { pageStarterTexts } from '#contract/features/product/page-starters/texts.ts';
import { codes } from '#contract/envelope.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { checkDraft } from '#server/pages/check-page.ts';
import { freePageFiles, keepPageFiles } from '#server/pages/page-files.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, oneOf } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { Reader } from '#server/records/list-plan.ts';

const rows = plainRows('page_starter', pageStarterRow);

async function readStarter(reader: Reader<StaffSession>, id: number) {
  const { tx, session } = reader;
  const [row] = await rows(reader, [id]);
  if (!row) throw notFound();
  const { document } = await tx
    .selectFrom('page_starter')
    .select('document')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, document: document as unknown as StoredDocument };
}

/** Pages that a company saved as starting points for others. */
export const pageStarterEndpoints = serveRecords(pageStarterCalls, {
  texts: pageStarterTexts,
  list: {
    table: 'page_starter',
    filters: { keyword: mentions(), kind: oneOf('kind') },
    rows,
  },
  unique: { page_starter_by_name: 'name' },
  readInfo: readStarter,
  afterWrite: async ({ tx, session }, id, _before, { document }) => {
    const owner = { company: session.companyId, owner: 'page_starter' as const, id };
    if (document) await keepPageFiles(tx, owner, document as PageDocument);
  },
  beforeDelete: async ({ tx, session }, deleted) => {
    const owner = { company: session.companyId, owner: 'page_starter' as const };
    const ids = deleted.map(({ id }) => id);
    await freePageFiles(tx, owner, ids);
  },
  toColumns: ({ document: given, ...columns }, { language }, before) => {
    if (!given && !before)
      throw new Refusal(pageStarterTexts.errors.noContent, {
        code: codes.invalid,
        field: 'document',
      });
    if (!given) return columns;
    const document = checkDraft(given, language);
    return { ...columns, document, blocks: document.order.length };
  },
});
