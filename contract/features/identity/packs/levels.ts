/** What a code stands on. */
export const levels = ['unit', 'box', 'pallet'] as const;
export type Level = (typeof levels)[number];
