import type { MoveName } from '#contract/codes/states.ts';

export const risks = ['none', 'caution', 'suspect'] as const;
export type Risk = (typeof risks)[number];

/** Commands of the list; each is a move of the state table. */
export const identifierCommands = [
  'freeze',
  'unfreeze',
  'void',
  'scrap',
  'sample',
] as const satisfies readonly MoveName[];
export type IdentifierCommand = (typeof identifierCommands)[number];
