import type { LoginType } from '#contract/login-types.ts';

/** What each login can do with the scan app. */
export const gatheredActions = {
  web: ['receive', 'pack', 'pick', 'sell', 'return', 'count'],
  dealer: ['receive', 'sell', 'return', 'count'],
} as const satisfies Partial<Record<LoginType, readonly string[]>>;
export type GatheredAction = (typeof gatheredActions)['web'][number];

export const gatheredLimits = {
  /** Items per call. */
  items: 1_000,
  /** Codes per item. */
  codes: 500,
  /** An item gathered earlier than this is refused. */
  days: 7,
  /** A call locks what it moves until it ends. After so long it begins no further command: the rest waits for the next. */
  seconds: 5,
} as const;
