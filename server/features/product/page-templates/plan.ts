import { pageOf, type PageDocument } from '#blocks/kit/document.ts';
import {
  pageTemplateCalls,
  type PageKind,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecord } from '#server/records/write.ts';
import { checkDraft } from '#server/pages/check-page.ts';
import { freePageFiles, keepPageFiles } from '#server/pages/page-files.ts';
import { pageTemplateList, readPageTemplate } from './queries.ts';
import { isAssigned } from './uses.ts';

const { errors } = pageTemplateTexts;

/** Pages as records: listed, added, renamed and deleted like any other. */
export const pageTemplatePlan: RecordPlan<typeof pageTemplateCalls> = {
  texts: pageTemplateTexts,
  list: pageTemplateList,
  unique: { page_template_by_name: 'name' },
  readInfo: readPageTemplate,
  reads: ['kind'],
  toColumns: async (input, { tx, session, language }, before) => {
    const { document: given, ...columns } = input;
    const document = given ? checkDraft(given, language) : before ? null : pageOf([]);
    if (before && before.kind !== input.kind) {
      if (await isAssigned({ tx, session }, before.id))
        throw new Refusal(errors.kindFixed, { field: 'kind' });
    }
    return document ? { ...columns, document, blocks: document.order.length } : columns;
  },
  afterWrite: async ({ tx, session }, id, _before, { document }) => {
    const owner = { company: session.companyId, owner: 'page_template' as const, id };
    if (document) await keepPageFiles(tx, owner, document as PageDocument);
  },
  beforeDelete: async ({ tx, session }, rows) => {
    const used = await tx
      .selectFrom('page_use as u')
      .innerJoin('page_template as p', (join) =>
        join.onRef('p.company_id', '=', 'u.company_id').onRef('p.id', '=', 'u.page_id'),
      )
      .select('p.name')
      .where('u.company_id', '=', session.companyId)
      .where(
        'u.page_id',
        'in',
        rows.map(({ id }) => id),
      )
      .executeTakeFirst();
    if (used) throw new Refusal(errors.inUse, { params: { name: used.name } });
    const owner = { company: session.companyId, owner: 'page_template' as const };
    const ids = rows.map(({ id }) => id);
    await freePageFiles(tx, owner, ids);
  },
};
export const { table } = recordWork(pageTemplateCalls, pageTemplatePlan);

export type Held = {
  id: number;
  kind: PageKind;
  name: string;
  published: number | null;
  scheduled: number | null;
  document: PageDocument;
};

/** A page, locked for this call, checked against the editor's version. */
export async function hold({ tx, session }: RecordCall, input: { id: number; version: number }) {
  const names = ['kind', 'name', 'published', 'scheduled', 'document'];
  const page = await lockRecord<Held>(tx, table, session, input.id, names);
  editLocked(page, input.version, {});
  return page;
}
