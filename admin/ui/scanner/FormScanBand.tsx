import { Form } from 'antd';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useSay } from '#admin/app/language.ts';
import { ScanBand, type ScanResult } from './ScanBand.tsx';
import { scannerTexts } from './texts.ts';
import styles from './scanner.module.css';

type FormScanBandProps = {
  result: ScanResult | null;
  /** Scans that are still being checked. */
  waiting: number;
};

/**
 * The band of a form, in view after each scan: on a phone it would lie below the buttons. What is still being checked
 * is in no field yet, and saving would lose it: the form is held back.
 */
export function FormScanBand({ result, waiting }: FormScanBandProps) {
  const say = useSay();
  const name = useId();
  const form = Form.useFormInstance();
  useEffect(() => {
    if (waiting === 0) form.setFields([{ name, errors: [] }]);
  }, [form, name, waiting]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) place.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const settled = () =>
    waiting === 0
      ? Promise.resolve()
      : Promise.reject(new Error(say(scannerTexts.waiting, { n: waiting })));
  return (
    <Form.Item
      name={name}
      rules={[{ validator: settled }]}
      validateTrigger={[]}
      className={styles.inForm}
    >
      <Band place={place} result={result} />
    </Form.Item>
  );
}

type BandProps = {
  id?: string;
  place: RefObject<HTMLDivElement | null>;
  result: ScanResult | null;
};

/** A form gives each field its id, and scrolls to what it finds wrong. */
function Band({ id, place, result }: BandProps) {
  return (
    <div id={id} ref={place} tabIndex={-1}>
      <ScanBand result={result} />
    </div>
  );
}
