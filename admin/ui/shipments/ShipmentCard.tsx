import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import type { Shipment } from '#contract/features/trace/shipments/contract.ts';
import { ShipmentState } from './ShipmentState.tsx';
import { shipmentUiTexts as texts } from './texts.ts';
import { useSenderName } from './use-sender-name.ts';
import styles from './shipments.module.css';

type ShipmentCardProps = {
  shipment: Shipment;
  /** What its bar counts. */
  of: 'picked' | 'received';
  /** The headline: the receiver or the sender. */
  isComing?: boolean;
  onOpen: () => void;
};

/** A shipment as a card that a thumb can hit. */
export function ShipmentCard({ shipment, of, isComing = false, onOpen }: ShipmentCardProps) {
  const say = useSay();
  const all = of === 'picked' ? shipment.ordered : shipment.picked;
  const sender = useSenderName(shipment);
  const name = isComing ? sender : shipment.to_name;
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.cardHead}>
        <strong>{name}</strong>
        <ShipmentState state={shipment.state} />
      </span>
      <CodeText code={shipment.code} copyable={false} />
      {all > 0 ? (
        <ProgressBar done={shipment[of]} total={all} tone={shipment[of] >= all ? 'good' : 'busy'} />
      ) : (
        <span>{say(texts.picked, { n: shipment.picked })}</span>
      )}
      {(shipment.carrier || shipment.tracking_no) && (
        <span className={styles.quiet}>
          {[shipment.carrier, shipment.tracking_no].filter(Boolean).join(' ')}
        </span>
      )}
    </button>
  );
}
