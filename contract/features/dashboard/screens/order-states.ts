import type { OrderState } from '#contract/features/orders/sales-orders/moves.ts';

/** Orders that are not done; they can be overdue. */
export const openStates = [
  'draft',
  'approved',
  'producing',
  'partial',
] as const satisfies readonly OrderState[];
/** Orders that are done; cancelled ones count nowhere. */
export const closedStates = ['shipped', 'completed'] as const satisfies readonly OrderState[];
