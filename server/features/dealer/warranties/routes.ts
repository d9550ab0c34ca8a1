import { dealerWarrantyCalls } from '#contract/features/dealer/warranties/contract.ts';
import { dealerWarrantyTexts } from '#contract/features/dealer/warranties/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { activateGoods } from '#server/logistics/activation.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { readGoods } from '#server/logistics/goods.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { dealerWarrantyList, readWarranty } from './queries.ts';

const { index, info, activate } = dealerWarrantyCalls;

export const dealerWarrantyEndpoints = [
  ...serveRecords(
    { index, info },
    { texts: dealerWarrantyTexts, list: dealerWarrantyList, readInfo: readWarranty },
  ),
  serve(activate, async (call) => {
    const { codes, name, phone } = call.input;
    // Read as the dealer: what it neither holds nor sold is not there.
    const { units } = await readGoods(call, codes);
    const dealer = call.session.dealerId;
    const fresh = await asCompany(call, (staff) =>
      activateGoods(staff, units, { name, phone, dealer }),
    );
    call.tell(dealerWarrantyTexts.activated, { n: units.length });
    return { units: fresh.length };
  }),
];
