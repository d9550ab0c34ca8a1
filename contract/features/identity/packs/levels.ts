/** The packaging level of a code. */
export const levels = ['unit', 'box', 'pallet'] as const;
export type Level = (typeof levels)[number];
