import type { StayKind } from '#contract/features/query/circulation/contract.ts';
import type { FoundEvent } from '#server/events/find.ts';
import { partyIn } from '#server/identifiers/event-rows.ts';

export type Custody = {
  kind: StayKind;
  party: { kind: 'dealer' | 'customer'; id: number } | null;
  began: FoundEvent['kind'];
  place: string;
  document: string;
  from: Date;
  until: Date | null;
};

/** Who had an item one after the other, oldest first, from all that happened to it; what was undone is left out. */
export function custodyOf(events: readonly FoundEvent[]): Custody[] {
  let stays: Custody[] = [];
  const inOrder = events.toSorted(
    (one, other) => one.event_time.getTime() - other.event_time.getTime() || one.id - other.id,
  );
  for (const event of inOrder) {
    // From here on the code stands for another product, the box for other goods.
    if (event.kind === 'unbind' || event.kind === 'empty') stays = [];
    else if (event.kind === 'unsell') stays = unsold(stays, event);
    else if (ending.has(event.kind)) close(stays, event);
    else {
      const next = stayOf(event);
      if (!next) continue;
      close(stays, event);
      stays.push(next);
    }
  }
  return stays;
}

const ending: ReadonlySet<string> = new Set(['scrap', 'destroy', 'void', 'sample']);

function close(stays: readonly Custody[], { event_time: time }: FoundEvent): void {
  const last = stays.at(-1);
  if (last) last.until ??= time;
}

/** The holder before a voided sale still has the unit. */
function unsold(stays: readonly Custody[], { document }: FoundEvent): Custody[] {
  const at = stays.findLastIndex((one) => one.kind === 'consumer' && one.document === document);
  if (at < 0) return [...stays];
  const left = stays.toSpliced(at, 1);
  const before = left[at - 1];
  if (before) before.until = left[at]?.from ?? null;
  return left;
}

const base = ({ kind: began, place, document, event_time: from }: FoundEvent) => ({
  began,
  place,
  document,
  from,
  until: null,
});
const atHome = (event: FoundEvent): Custody => ({ kind: 'company', party: null, ...base(event) });

/** The stay that begins with an event; null: it stays where it is. */
function stayOf(event: FoundEvent): Custody | null {
  const found = partyIn(event.destination);
  const party =
    found && (found.kind === 'dealer' || found.kind === 'customer')
      ? { kind: found.kind, id: found.id }
      : null;
  const withParty = (): Custody => ({ kind: party?.kind ?? 'company', party, ...base(event) });
  switch (event.kind) {
    case 'bind':
    case 'fill':
    case 'arrive':
      return atHome(event);
    case 'ship':
    case 'transfer':
      return { kind: 'way', party, ...base(event) };
    case 'receive':
    case 'return':
      return withParty();
    case 'sell':
      return { kind: 'consumer', party: null, ...base(event) };
    default:
      return null;
  }
}
