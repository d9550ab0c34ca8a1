import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import { partnerEndpoints } from '#server/partners/endpoints.ts';

export const supplierEndpoints = partnerEndpoints('supplier', 'procure:supplier', supplierTexts);
