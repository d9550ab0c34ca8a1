import { pageDraftCalls } from '#contract/features/product/page-drafts/contract.ts';
import { pageDraftTexts } from '#contract/features/product/page-drafts/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { notFound } from '#server/refusal.ts';
import { endDraftLinks, makeDraftLink } from '#server/pages/draft-links.ts';
import { readCampaignCards } from '#server/pages/reward-cards.ts';
import { readCards } from '#server/pages/products.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { readCodes, readScene } from './queries.ts';

const { done } = pageDraftTexts;

export const pageDraftEndpoints = [
  serve(
    pageDraftCalls.scene,
    ({ app, session, input, language }) =>
      readScene(app, session.companyId, input.code, input.language ?? language),
    // Codes are read in transactions of their own.
    { isLong: true, transaction: false },
  ),
  serve(pageDraftCalls.products, ({ tx, session, input, language }) =>
    readCards(tx, session.companyId, input.ids ?? [], language),
  ),
  serve(pageDraftCalls.campaigns, ({ tx, session }) =>
    readCampaignCards(tx, session.companyId, 'newest', null),
  ),
  serve(pageDraftCalls.codes, ({ app, tx, session }) => readCodes(app, tx, session.companyId)),
  serve(
    pageDraftCalls.draftLink,
    async (call) => {
      const { tx, session, input } = call;
      const page = await pageIn(call);
      call.changed('page_template', input.id, null, null);
      return makeDraftLink(tx, page, session.accountId);
    },
    // The link grants access: it is returned once and not stored.
    { done: done.draftLink, keepAnswer: false },
  ),
  serve(
    pageDraftCalls.endDraftLinks,
    async (call) => {
      await endDraftLinks(call.app, call.tx, await pageIn(call));
      call.changed('page_template', call.input.id, null, null);
      return null;
    },
    { done: done.endDraftLinks },
  ),
];

async function pageIn({
  tx,
  session,
  input,
}: Pick<RecordCall<StaffSession>, 'tx' | 'session'> & { input: { id: number } }) {
  const found = await tx
    .selectFrom('page_template')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return { company: session.companyId, id: found.id };
}
