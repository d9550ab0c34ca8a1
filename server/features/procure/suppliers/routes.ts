import { supplierCalls } from '#contract/features/procure/suppliers/contract.ts';
import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import { partnerEndpoints } from '#server/partners/endpoints.ts';

export const supplierEndpoints = partnerEndpoints('supplier', supplierCalls, supplierTexts);
