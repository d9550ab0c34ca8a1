import { purchaseLinkCalls } from '#contract/features/procure/purchase-orders/link.ts';
import { serve } from '#server/http/endpoint.ts';
import { readLink, sharePurchase, unsharePurchase } from '#server/trade/order-links.ts';

export const purchaseLinkEndpoints = [
  // The link is told once.
  serve(purchaseLinkCalls.share, (call) => sharePurchase(call, call.input), { keepAnswer: false }),
  serve(purchaseLinkCalls.unshare, async (call) => {
    await unsharePurchase(call, call.input.id);
    return null;
  }),
  serve(purchaseLinkCalls.link, (call) => readLink(call, call.input.id)),
];
