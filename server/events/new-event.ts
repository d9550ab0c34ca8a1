import type { EventKind } from '#contract/codes/events.ts';

/** Numbers in a row, both ends included. */
export type Run = { first: number; last: number };

/** Something that happened to identifiers of one company. */
export type NewEvent = {
  companyId: number;
  kind: EventKind;
  runs: readonly Run[];
  /** Now, unless it happened earlier. */
  time?: Date;
  /** When it was written down: now, except for the past of the demo. */
  recorded?: Date;
  packId?: number | null;
  partId?: number | null;
  batchId?: number | null;
  reason?: string;
  /** Who did it; nobody where the server itself did. */
  by?: { id: number; name: string } | null;
  /** What else should be told of it. */
  detail?: Readonly<Record<string, string | number>>;
};
