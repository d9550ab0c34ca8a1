import { blocksOf, unshared, type PageDocument } from '#blocks/kit/document.ts';
import {
  pageSectionCalls,
  pageSectionRow,
} from '#contract/features/product/page-sections/contract.ts';
import { pageSectionTexts } from '#contract/features/product/page-sections/texts.ts';
import type { StoredDocument } from '#contract/features/product/page-templates/contract.ts';
import type { Language } from '#contract/language.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve } from '#server/http/endpoint.ts';
import { checkDraft } from '#server/pages/check-page.ts';
import { freePageFiles, keepPageFiles } from '#server/pages/page-files.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecord, updateRecord } from '#server/records/write.ts';
import { notFound } from '#server/refusal.ts';
import { noContent, readSectionUses, sharePages } from './sharing.ts';

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

/** The blocks of a section; no section is part of another one. */
function contentOf(given: StoredDocument, language: Language): PageDocument {
  if (given.order.length === 0) throw noContent();
  const document = checkDraft(given, language);
  const blocks = blocksOf(document).map((block) => [block.id, unshared(block)]);
  return { ...document, blocks: Object.fromEntries(blocks) as PageDocument['blocks'] };
}

const { uses, share, ...listed } = pageSectionCalls;
const plan: RecordPlan<typeof listed> = {
  texts: pageSectionTexts,
  list: { table: 'page_section', filters: { keyword: mentions() }, rows },
  unique: { page_section_by_name: 'name' },
  readInfo: readSection,
  toColumns: ({ document: given, ...columns }, { language }, before) => {
    if (!given && !before) throw noContent();
    if (!given) return columns;
    const document = contentOf(given, language);
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
};
const { table } = recordWork(listed, plan);

/** Blocks that a company saved to be put into its pages, as copies or shared. */
export const pageSectionEndpoints = [
  ...serveRecords(listed, plan),
  serve(uses, async (call) => {
    const { document } = await readSection(call, call.input.id);
    return readSectionUses(call, call.input.id, document as unknown as PageDocument);
  }),
  serve(share, async (call) => {
    const { tx, session, input, language } = call;
    const { id } = input;
    type Held = { name: string; document: PageDocument; blocks: number };
    const held = await lockRecord<Held>(tx, table, session, id, ['name', 'document', 'blocks']);
    editLocked(held, input.version, {});
    const after = contentOf(input.document, language);
    const section = { id, name: held.name, before: held.document, after };
    const changed = await sharePages(call, section);
    const columns = { document: after, blocks: after.order.length };
    await updateRecord(tx, table, session, id, columns);
    const owner = { company: session.companyId, owner: 'page_section' as const, id };
    await keepPageFiles(tx, owner, after);
    const published = changed.filter((page) => page.published !== null);
    const told = { pages: changed.length, published: published.length };
    call.changed(
      'pageSection',
      id,
      { blocks: held.blocks },
      { blocks: after.order.length, ...told },
    );
    for (const page of published)
      call.changed('page_template', page.id, null, { published: page.published });
    call.tell(pageSectionTexts.done.shared, told);
    return { version: held.version + 1, ...told };
  }),
];
