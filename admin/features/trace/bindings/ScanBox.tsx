import { Input, type InputRef } from 'antd';
import { useId, useState, type RefObject } from 'react';
import { useSay } from '#admin/app/language.ts';
import { splitCodes } from '#admin/ui/codes/split-codes.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type { Arrival } from './tray.ts';
import { bindingsPageTexts as texts } from './texts.ts';
import styles from './bindings.module.css';

type ScanBoxProps = {
  box: RefObject<InputRef | null>;
  onScan: (text: string) => void;
  arrival: Arrival | null;
};

/** The scanner input: every code ends with Enter, and the field is ready for the next. */
export function ScanBox({ box, onScan, arrival }: ScanBoxProps) {
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    onScan(text);
    setTyped('');
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(texts.scan)}</label>
      <Input
        ref={box}
        id={id}
        size="large"
        className={styles.scan}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={512}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => take(typed)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          // A single code may still be typed; several are a pasted list.
          const { codes, repeated } = splitCodes(text);
          if (codes.length + repeated < 2) return;
          event.preventDefault();
          take(text);
        }}
      />
      <small>{say(texts.scanHint)}</small>
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
