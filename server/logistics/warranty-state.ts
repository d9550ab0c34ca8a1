import { sql, type RawBuilder } from 'kysely';
import type { WarrantyState } from '#contract/features/sale/warranties/moves.ts';
import type { Condition } from '../records/list-plan.ts';

/** Activated without a warranty: it ends when it begins. */
const isNone = sql`expire_time <= start_time`;
/** In force: neither voided nor passed on to another unit. */
const stands = sql`void_time is null`;

/** The warranties in each state; every list asks in the same way. */
export const warrantyConditions: Readonly<Record<WarrantyState, Condition>> = {
  valid: sql`(${stands} and expire_time > now() and not ${isNone})`,
  expired: sql`(${stands} and expire_time <= now() and not ${isNone})`,
  none: sql`(${stands} and ${isNone})`,
  void: sql`(void_time is not null and replaced_by_seq is null)`,
  replaced: sql`(void_time is not null and replaced_by_seq is not null)`,
};

/** Those in one of these states. */
export const inStates = (states: readonly WarrantyState[]): Condition =>
  sql`(${sql.join(
    states.map((state) => warrantyConditions[state]),
    sql` or `,
  )})`;

/** The state of the warranties of a query that calls them `w`. */
export const stateOfW: RawBuilder<WarrantyState> = sql<WarrantyState>`case
  when w.replaced_by_seq is not null then 'replaced' when w.void_time is not null then 'void'
  when w.expire_time <= w.start_time then 'none' when w.expire_time > now() then 'valid' else 'expired' end`;
