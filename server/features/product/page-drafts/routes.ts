import * as z from 'zod';
import {
  codesAnswer,
  draftLinkAnswer,
  draftLinkInput,
  endDraftLinksInput,
  productsAnswer,
  productsInput,
  sceneAnswer,
  sceneInput,
} from '#contract/features/product/page-drafts/contract.ts';
import { pageDraftTexts } from '#contract/features/product/page-drafts/texts.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import { endDraftLinks, makeDraftLink } from '#server/pages/draft-links.ts';
import { readCards } from '#server/pages/products.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { readCodes, readScene } from './queries.ts';

const { fields, done } = pageDraftTexts;
const look = { method: 'GET', types: ['web'], allow: 'product:page:view', fields } as const;
const change = { ...look, method: 'POST', allow: 'product:page:edit' } as const;

export const pageDraftEndpoints = [
  endpoint({
    ...look,
    path: 'pageTemplate/scene',
    input: sceneInput,
    answer: sceneAnswer,
    isLong: true,
    // The code is read where codes are read, in transactions of its own.
    transaction: false,
    run: ({ app, who, input, language }) =>
      readScene(app, who.companyId!, input.code, input.language ?? language),
  }),
  endpoint({
    ...look,
    path: 'pageTemplate/products',
    input: productsInput,
    answer: productsAnswer,
    run: ({ tx, who, input }) => readCards(tx, who.companyId!, input.ids ?? []),
  }),
  endpoint({
    ...look,
    path: 'pageTemplate/codes',
    answer: codesAnswer,
    run: ({ app, tx, who }) => readCodes(app, tx, who.companyId!),
  }),
  endpoint({
    ...change,
    path: 'pageTemplate/draftLink',
    input: draftLinkInput,
    answer: draftLinkAnswer,
    done: done.draftLink,
    // Whoever has it can look: it is handed out once and kept nowhere.
    keepAnswer: false,
    run: async (call) => {
      const { tx, who, input } = call;
      const page = await pageIn(call);
      call.changed('page_template', input.id, null, null);
      return makeDraftLink(tx, page, who.accountId);
    },
  }),
  endpoint({
    ...change,
    path: 'pageTemplate/endDraftLinks',
    input: endDraftLinksInput,
    answer: z.null(),
    done: done.endDraftLinks,
    run: async (call) => {
      await endDraftLinks(call.app, call.tx, await pageIn(call));
      call.changed('page_template', call.input.id, null, null);
      return null;
    },
  }),
];

async function pageIn({
  tx,
  who,
  input,
}: Pick<RecordCall, 'tx' | 'who'> & { input: { id: number } }) {
  const found = await tx
    .selectFrom('page_template')
    .select('id')
    .where('company_id', '=', who.companyId!)
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return { company: who.companyId!, id: found.id };
}
