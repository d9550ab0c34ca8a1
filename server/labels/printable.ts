import { identifierStates, type IdentifierState } from '#contract/codes/states.ts';

/** What is not used any more, or must not be used now, gets no label. */
const printable: readonly IdentifierState[] = [
  'unallocated',
  'allocated',
  'encoded',
  'commissioned',
  'packed',
  'shipped',
  'received',
  'sold',
  'activated',
  'returned',
];
export const printableStates: readonly number[] = printable.map((name) => identifierStates[name]);
