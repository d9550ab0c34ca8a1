import { partnerCalls } from '#contract/partners.ts';
import { customers } from './feature.ts';

export const customerCalls = partnerCalls(customers);
