import * as z from 'zod';
import { pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { codes } from '#contract/envelope.ts';
import {
  assignInput,
  pageTemplateFilter,
  pageTemplateInfo,
  pageTemplateInput,
  pageTemplateRow,
  publishInput,
  rollbackInput,
  saveAnswer,
  saveInput,
  versionAnswer,
  versionInput,
  withdrawInput,
  type PageUse,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/http/refusal.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import type { RecordCall, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecord, updateRecord } from '#server/records/write.ts';
import {
  addVersion,
  pageTemplateList,
  readPageTemplate,
  readVersion,
  replaceUses,
} from './queries.ts';
import { checkComplete, checkDraft } from './rules.ts';

const { errors, done, fields } = pageTemplateTexts;

const plan: RecordPlan<
  typeof pageTemplateFilter,
  typeof pageTemplateRow,
  typeof pageTemplateInput
> = {
  resource: 'pageTemplate',
  area: 'product:page',
  types: ['web'],
  texts: pageTemplateTexts,
  filter: pageTemplateFilter,
  row: pageTemplateRow,
  input: pageTemplateInput,
  list: pageTemplateList,
  unique: { page_template_by_name: 'name' },
  info: { answer: pageTemplateInfo, read: readPageTemplate },
  reads: ['kind'],
  write: async (input, { tx, who, language }, before) => {
    const { document: given, ...columns } = input;
    const document = given ? checkDraft(given, language) : before ? null : pageOf([]);
    if (before && before.kind !== input.kind) {
      const used = await tx
        .selectFrom('page_use')
        .select('page_id')
        .where('company_id', '=', who.companyId!)
        .where('page_id', '=', before.id)
        .executeTakeFirst();
      if (used) throw new Refusal(errors.kindFixed, { field: 'kind' });
    }
    return document ? { ...columns, document, blocks: document.order.length } : columns;
  },
  beforeDelete: async ({ tx, who }, rows) => {
    const used = await tx
      .selectFrom('page_use as u')
      .innerJoin('page_template as p', (join) =>
        join.onRef('p.company_id', '=', 'u.company_id').onRef('p.id', '=', 'u.page_id'),
      )
      .select('p.name')
      .where('u.company_id', '=', who.companyId!)
      .where(
        'u.page_id',
        'in',
        rows.map(({ id }) => id),
      )
      .executeTakeFirst();
    if (used) throw new Refusal(errors.inUse, { params: { name: used.name } });
  },
};
const { place } = recordWork(plan);

type Held = { kind: string; published: number | null; document: PageDocument };
const hold = async ({ tx, who }: RecordCall, input: { id: number; version: number }) => {
  const page = await lockRecord<Held>(tx, place, who, input.id, ['kind', 'published', 'document']);
  editLocked(page, input.version, {});
  return page;
};
const common = { method: 'POST', types: ['web'], answer: z.null(), fields } as const;

export const pageTemplateEndpoints = [
  ...recordEndpoints(plan),
  endpoint({
    ...common,
    path: 'pageTemplate/save',
    allow: 'product:page:edit',
    input: saveInput,
    answer: saveAnswer,
    run: async (call) => {
      const { tx, who, input, language } = call;
      const page = await hold(call, input);
      const document = checkDraft(input.document, language);
      const blocks = document.order.length;
      await updateRecord(tx, place, who, page.id, { document, blocks });
      // Written every few seconds while somebody works: what it was is kept by the versions, not by the log.
      call.changed('page_template', page.id, null, { blocks });
      return { version: page.version + 1 };
    },
  }),
  endpoint({
    ...common,
    path: 'pageTemplate/publish',
    allow: 'product:page:publish',
    input: publishInput,
    run: async (call) => {
      const { tx, who, input, language } = call;
      const page = await hold(call, input);
      checkComplete(page.document, language);
      const number = await addVersion(call, page.id, input.note);
      const columns = { published: number, publish_time: new Date() };
      await updateRecord(tx, place, who, page.id, columns);
      call.changed('page_template', page.id, { published: page.published }, { published: number });
      call.tell(done.publish, { n: number });
      return null;
    },
  }),
  endpoint({
    ...common,
    path: 'pageTemplate/rollback',
    allow: 'product:page:publish',
    input: rollbackInput,
    run: async (call) => {
      const { tx, who, input } = call;
      const page = await hold(call, input);
      const found = await tx
        .selectFrom('page_version')
        .select('number')
        .where('company_id', '=', who.companyId!)
        .where('page_id', '=', page.id)
        .where('number', '=', input.number)
        .executeTakeFirst();
      if (!found) throw new Refusal(errors.noVersion, { code: codes.invalid, field: 'number' });
      const columns = { published: input.number, publish_time: new Date() };
      await updateRecord(tx, place, who, page.id, columns);
      const after = { published: input.number };
      call.changed('page_template', page.id, { published: page.published }, after);
      call.tell(done.rollback, { n: input.number });
      return null;
    },
  }),
  endpoint({
    ...common,
    path: 'pageTemplate/withdraw',
    allow: 'product:page:publish',
    input: withdrawInput,
    run: async (call) => {
      const { tx, who, input } = call;
      const page = await hold(call, input);
      if (page.published === null) throw new Refusal(errors.notPublished);
      await updateRecord(tx, place, who, page.id, { published: null, publish_time: null });
      call.changed('page_template', page.id, { published: page.published }, { published: null });
      call.tell(done.withdraw);
      return null;
    },
  }),
  endpoint({
    ...common,
    path: 'pageTemplate/assign',
    allow: 'product:page:publish',
    input: assignInput,
    run: async (call) => {
      const { tx, who, input } = call;
      const page = await hold(call, input);
      // Otherwise what showed another page would suddenly show none of its own.
      if (input.uses.length > 0 && page.published === null) throw new Refusal(errors.notPublished);
      const names = input.uses.map(nameOf);
      if (new Set(names).size < names.length) throw new Refusal(errors.twice, { field: 'uses' });
      await replaceUses(call, page, input.uses);
      await updateRecord(tx, place, who, page.id, {});
      call.changed('page_template', page.id, null, { uses: names });
      call.tell(done.assign);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'pageTemplate/version',
    allow: 'product:page:view',
    input: versionInput,
    answer: versionAnswer,
    fields,
    run: (call) => readVersion(call, call.input.id, call.input.number),
  }),
];

const nameOf = ({ target, target_id: id }: PageUse) => `${target} ${id ?? ''}`.trim();
