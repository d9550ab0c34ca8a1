import { useSay } from '#admin/app/language.ts';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import type { StateTone } from '#admin/ui/StateDot.tsx';
import { eventTexts, type EventKind } from '#contract/codes/events.ts';
import type { ShipmentStep } from '#contract/features/trace/shipments/contract.ts';
import { shipmentUiTexts as texts } from './texts.ts';
import styles from './shipments.module.css';

const tones: Partial<Record<string, StateTone>> = {
  ship: 'busy',
  receive: 'good',
  arrive: 'good',
  freeze: 'bad',
};

/** What happened to the goods of a shipment. */
export function ShipmentEvents({ events }: { events: readonly ShipmentStep[] }) {
  const say = useSay();
  if (events.length === 0) return <p className={styles.quiet}>{say(texts.noEvents)}</p>;
  return (
    <Timeline
      items={events.map(({ kind, event_time: time, quantity: n, create_user: who, place }) => ({
        time,
        who,
        title: `${say(eventTexts[kind as EventKind])} · ${say(texts.pieces, { n })}`,
        text: place,
        tone: tones[kind],
      }))}
    />
  );
}
