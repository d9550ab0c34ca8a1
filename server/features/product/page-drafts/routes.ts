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
    run: ({ app, session, input, language }) =>
      readScene(app, session.companyId!, input.code, input.language ?? language),
  }),
  endpoint({
    ...look,
    path: 'pageTemplate/products',
    input: productsInput,
    answer: productsAnswer,
    run: ({ tx, session, input }) => readCards(tx, session.companyId!, input.ids ?? []),
  }),
  endpoint({
    ...look,
    path: 'pageTemplate/codes',
    answer: codesAnswer,
    run: ({ app, tx, session }) => readCodes(app, tx, session.companyId!),
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
      const { tx, session, input } = call;
      const page = await pageIn(call);
      call.changed('page_template', input.id, null, null);
      return makeDraftLink(tx, page, session.accountId);
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
  session,
  input,
}: Pick<RecordCall, 'tx' | 'session'> & { input: { id: number } }) {
  const found = await tx
    .selectFrom('page_template')
    .select('id')
    .where('company_id', '=', session.companyId!)
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return { company: session.companyId!, id: found.id };
}
