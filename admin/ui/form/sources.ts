import { sayNow } from '#admin/app/language.ts';
import { dealerCalls } from '#contract/features/application/dealers/contract.ts';
import { packCalls } from '#contract/features/identity/packs/contract.ts';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import { batchCalls } from '#contract/features/trace/batches/contract.ts';
import { lotCalls } from '#contract/features/trace/lots/contract.ts';
import { factoryCalls } from '#contract/features/query/factories/contract.ts';
import { orderCalls } from '#contract/features/orders/sales-orders/contract.ts';
import { customerCalls } from '#contract/features/orders/customers/contract.ts';
import { supplierCalls } from '#contract/features/procure/suppliers/contract.ts';
import { companyCalls } from '#contract/features/platform/companies/contract.ts';
import { campaignCalls } from '#contract/features/sale/campaigns/contract.ts';
import { policyCalls } from '#contract/features/sale/warranty-policies/contract.ts';
import { remoteSource } from './remote-source.ts';
import { formTexts } from './texts.ts';

const named = (name: string, code: string) => sayNow(formTexts.named, { name, code });

/** Rows of other lists that many forms and filters use, and their labels. */
export const partSource = remoteSource(partCalls, {
  label: ({ name, code }) => named(name, code),
});
export const batchSource = remoteSource(batchCalls, {
  label: ({ code, part_name: part }) => named(code, part),
});
export const lotSource = remoteSource(lotCalls, {
  label: ({ code, part_name: part }) => named(code, part),
});
export const factorySource = remoteSource(factoryCalls, {
  label: ({ name, code }) => named(name, code),
});
export const packSource = remoteSource(packCalls, {
  label: ({ code, part_name: part }) => (part ? named(code, part) : code),
});
export const dealerSource = remoteSource(dealerCalls, {
  label: ({ name, code }) => named(name, code),
});
/** Only those that can still be supplied. */
export const activeDealerSource = { ...dealerSource, filters: { disabled: false } };
export const customerSource = remoteSource(customerCalls, {
  label: ({ name, code }) => named(name, code),
});
export const orderSource = remoteSource(orderCalls, {
  label: ({ code, buyer_name: buyer }) => named(code, buyer),
});
export const supplierSource = remoteSource(supplierCalls, {
  label: ({ name, code }) => named(name, code),
});
export const policySource = remoteSource(policyCalls, { label: ({ name }) => name });
/** Companies, for the platform. */
export const companySource = remoteSource(companyCalls, { label: ({ name }) => name });
export const campaignSource = remoteSource(campaignCalls, {
  label: ({ name, code }) => named(name, code),
});
