import type { InputRef } from 'antd';
import type { RefObject } from 'react';
import { sayNow, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { scannerTexts } from '#admin/ui/scanner/texts.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type { Arrival } from './tray.ts';
import { bindingsPageTexts as texts } from './texts.ts';
import styles from './bindings.module.css';

type ScanBoxProps = {
  box: RefObject<InputRef | null>;
  onScan: (text: string) => void;
  arrival: Arrival | null;
};

/** The scanner's field, and what became of the last scan. */
export function ScanBox({ box, onScan, arrival }: ScanBoxProps) {
  return (
    <div className={styles.field}>
      <ScanField
        box={box}
        label={texts.scan}
        hint={texts.scanHint}
        onScan={(codes) => onScan(codes.join('\n'))}
        onUnreadable={() => toast.error(sayNow(scannerTexts.unreadable))}
      />
      <p role="status" className={styles.arrival} data-is={arrival?.is}>
        {arrival && <ArrivalText arrival={arrival} />}
      </p>
    </div>
  );
}

function ArrivalText({ arrival }: { arrival: Arrival }) {
  const say = useSay();
  switch (arrival.is) {
    case 'added':
      return say(texts.added, { code: arrival.code });
    case 'repeated':
      return say(texts.repeated, { code: arrival.code });
    case 'some':
      return arrival.repeated > 0
        ? say(texts.repeatedSome, {
            n: formatQuantity(arrival.added),
            m: formatQuantity(arrival.repeated),
          })
        : say(texts.addedSome, { n: formatQuantity(arrival.added) });
    default:
      return arrival.held > 0
        ? say(texts.full)
        : say(texts.tooMany, { n: formatQuantity(arrival.given) });
  }
}
