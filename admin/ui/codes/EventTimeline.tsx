import { useSay, type Say } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import type { StateTone } from '#admin/ui/StateDot.tsx';
import { eventTexts, type EventKind } from '#contract/codes/events.ts';
import type { TraceEvent } from '#contract/features/identity/identifiers/contract.ts';
import { codesTexts } from './texts.ts';
import styles from './codes.module.css';

const texts = codesTexts.record;
const tones: Partial<Record<EventKind, StateTone>> = {
  bind: 'busy',
  pack: 'busy',
  ship: 'good',
  receive: 'good',
  sell: 'good',
  activate: 'good',
  freeze: 'caution',
  return: 'caution',
  scrap: 'bad',
  void: 'bad',
  recall: 'bad',
  destroy: 'bad',
};
const isKind = (kind: string): kind is EventKind => Object.hasOwn(eventTexts, kind);

/** From whom to whom, as far as it is known. */
function partiesOf(
  { from_name: from, to_name: to }: Pick<TraceEvent, 'from_name' | 'to_name'>,
  say: Say,
) {
  return from && to && from !== to ? say(texts.passed, { from, to }) : to || from;
}

/** Events of identifiers, newest first, with user and reason. */
export function EventTimeline({ events }: { events: readonly TraceEvent[] }) {
  const say = useSay();
  if (events.length === 0) return <p className={styles.none}>{say(texts.noEvents)}</p>;
  return (
    <Timeline
      items={events.map(({ kind, event_time: time, create_user: who, ...event }) => ({
        time,
        who,
        title: isKind(kind) ? say(eventTexts[kind]) : kind,
        tone: isKind(kind) ? tones[kind] : undefined,
        text: [
          partiesOf(event, say),
          event.place,
          event.document,
          event.reason,
          [event.part_name, event.batch_code].filter(Boolean).join(' '),
          event.quantity > 1 && say(texts.many, { n: formatQuantity(event.quantity - 1) }),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
