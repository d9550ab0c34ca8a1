import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from './endpoint.ts';

/** Whatever happened at a time of its own: a call, mostly. */
export type Timed = Pick<CallContext<unknown, unknown>, 'at' | 'recorded'>;

/** When a call's action happened: now, unless the call says that it was earlier. */
export const momentOf = ({ at }: Timed): Date => at ?? new Date();

/** The same for a statement; now is the time of the transaction. */
export const sqlMomentOf = ({ at }: Timed): RawBuilder<Date> =>
  at ? sql<Date>`${at}::timestamptz` : sql<Date>`now()`;

/** When a record was made by a call, for those that did not just happen. */
export const madeAt = ({ at }: Timed): { create_time?: Date; update_time?: Date } =>
  at ? { create_time: at, update_time: at } : {};

/** When a call changed a record, for what did not just happen. */
export const changedAt = ({ at }: Timed): { update_time?: Date } => (at ? { update_time: at } : {});

/** The times of an event of a call. */
export const eventTimes = ({ at, recorded }: Timed): { time?: Date; recorded?: Date } => ({
  ...(at ? { time: at } : {}),
  ...(recorded ? { recorded } : {}),
});
