import { partnerCalls } from '#contract/partners.ts';
import { suppliers } from './feature.ts';

export const supplierCalls = partnerCalls(suppliers);
