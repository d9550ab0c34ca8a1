import { moves, type IdentifierState, type MoveName } from '#contract/codes/states.ts';
import type {
  IdentifierInfo,
  TraceEvent,
} from '#contract/features/identity/identifiers/contract.ts';

/** The stations that are drawn; what lies between two of them is told as the one before. */
export const stations = [
  'made',
  'encoded',
  'commissioned',
  'shipped',
  'sold',
  'activated',
] as const;
export type Station = (typeof stations)[number];

const stationOf: Partial<Record<IdentifierState, Station>> = {
  unallocated: 'made',
  allocated: 'made',
  encoded: 'encoded',
  commissioned: 'commissioned',
  packed: 'commissioned',
  shipped: 'shipped',
  received: 'shipped',
  returned: 'shipped',
  sold: 'sold',
  activated: 'activated',
};

const isMove = (kind: string): kind is MoveName => Object.hasOwn(moves, kind);

/** Where the move of an event leads, if it moves anything along the way. */
function reachedBy({ kind }: Pick<TraceEvent, 'kind'>): Station | undefined {
  if (kind === 'generate') return 'made';
  if (!isMove(kind)) return undefined;
  const { to } = moves[kind];
  return to === 'before' ? undefined : stationOf[to];
}

/**
 * How far an identifier has come: its station, whether it left the way there (frozen, void …), and when each station
 * was reached for the first time. Events come newest first.
 */
export function wayOf({ state, events }: Pick<IdentifierInfo, 'state' | 'events'>) {
  const times = new Map<Station, string>();
  for (const event of events) {
    const station = reachedBy(event);
    if (station) times.set(station, event.event_time);
  }
  const own = stationOf[state];
  const last = events.map(reachedBy).find((one) => one !== undefined);
  return { station: own ?? last ?? 'made', hasLeft: own === undefined, times };
}
