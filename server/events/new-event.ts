import type { OwnKind } from './vocabulary.ts';

/** Consecutive numbers, both ends included. */
export type Run = { first: number; last: number };

/** Who holds goods: the company itself, one of its dealers or one of its customers. */
export type Holder = 'company' | { dealer: number } | { customer: number };
export const dealerOf = (holder: Holder | undefined): number | null =>
  typeof holder === 'object' && 'dealer' in holder ? holder.dealer : null;
export const customerOf = (holder: Holder | undefined): number | null =>
  typeof holder === 'object' && 'customer' in holder ? holder.customer : null;

/** Something that happened to identifiers of one company. */
export type NewEvent = {
  companyId: number;
  kind: OwnKind;
  runs: readonly Run[];
  /** Now by default. */
  time?: Date;
  /** When it was recorded: now, except for the past of the demo. */
  recorded?: Date;
  packId?: number | null;
  partId?: number | null;
  batchId?: number | null;
  reason?: string;
  /** The user; null for the server itself. */
  by?: { id: number; name: string } | null;
  /** Boxes and pallets that went along; they are not counted. */
  containers?: readonly number[];
  /** Whole boxes and pallets, and what lies in none: the event names these, and they stand for what is in them. */
  tops?: readonly number[];
  /** The box or pallet that goods were packed into or taken out of. */
  parent?: number;
  /** From whom to whom goods went, where, and by which document. */
  from?: Holder;
  to?: Holder;
  place?: string;
  document?: string;
  /** Further details. */
  detail?: Readonly<Record<string, string | number>>;
};
