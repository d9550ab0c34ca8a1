import { customerCalls } from '#contract/features/orders/customers/contract.ts';
import { customerTexts } from '#contract/features/orders/customers/texts.ts';
import { partnerEndpoints } from '#server/partners/endpoints.ts';

export const customerEndpoints = partnerEndpoints('customer', customerCalls, customerTexts);
