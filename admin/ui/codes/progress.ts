import { moves, type IdentifierState, type MoveName } from '#contract/codes/states.ts';
import type {
  IdentifierInfo,
  TraceEvent,
} from '#contract/features/identity/identifiers/contract.ts';

/** The steps that are drawn; states between two of them count as the former. */
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

/** The state an event leads to, if it is a move. */
function reachedBy({ kind }: Pick<TraceEvent, 'kind'>): Station | undefined {
  if (kind === 'generate') return 'made';
  if (!isMove(kind)) return undefined;
  const { to } = moves[kind];
  return to === 'before' ? undefined : stationOf[to];
}

/**
 * The progress of an identifier: its step, whether it left the main path there (frozen, void …), and when each step was
 * first reached. Events come newest first.
 */
export function progressOf({ state, events }: Pick<IdentifierInfo, 'state' | 'events'>) {
  const times = new Map<Station, string>();
  for (const event of events) {
    const station = reachedBy(event);
    if (station) times.set(station, event.event_time);
  }
  const own = stationOf[state];
  const last = events.map(reachedBy).find((one) => one !== undefined);
  return { station: own ?? last ?? 'made', hasLeft: own === undefined, times };
}
