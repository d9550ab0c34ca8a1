import { Button, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { OneCode } from '#admin/ui/scanner/CodeField.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type { Answer } from '#contract/envelope.ts';
import type { BatchInfo } from '#contract/features/trace/batches/contract.ts';
import {
  batchMaterialCalls,
  type BatchMaterials,
} from '#contract/features/trace/batches/materials.ts';
import { lotCalls, type Lot } from '#contract/features/trace/lots/contract.ts';
import { materialPageTexts as texts } from './material-texts.ts';
import styles from '#admin/ui/materials/materials.module.css';

const usableLots = remoteSource(lotCalls, {
  label: (lot: Lot) =>
    `${lot.code} · ${lot.part_name} · ${formatQuantity(lot.left, lot.unit_name)}`,
  filters: { state: ['passed', 'waived'] },
});

type MaterialBenchProps = {
  id: number;
  found: BatchMaterials;
  batch: BatchInfo;
  onDone: (now: BatchMaterials) => void;
};

/** Where material is recorded: scanned, chosen, or taken by the bill. */
export function MaterialBench({ id, found, batch, onDone }: MaterialBenchProps) {
  const say = useSay();
  const [quantity, setQuantity] = useState<string | null>(null);
  const [units, setUnits] = useState<string | null>(String(batch.quantity));
  const [lot, setLot] = useState<Lot | null>(null);
  const [serial, setSerial] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const names = { quantity: useId(), units: useId(), serial: useId() };
  const send = async (ask: () => Promise<Answer<BatchMaterials>>) => {
    setBusy(true);
    setWrong([]);
    try {
      const { data, msg } = await ask();
      toast.success(msg);
      setQuantity(null);
      setLot(null);
      onDone(data);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const reasons = (failure.errors ?? []).map(({ msg }) => msg);
      setWrong(reasons.length > 0 ? reasons : [failure.message]);
    } finally {
      setBusy(false);
    }
  };
  const quiet = { quiet: true } as const;
  // It stays for the next lot: several go into the same product.
  const unit = { serial_number: serial.trim() };
  const scan = (codes: string[]) =>
    void send(() => api(batchMaterialCalls.consume, { id, codes, quantity, ...unit }, quiet));
  const use = () =>
    lot &&
    void send(() =>
      api(batchMaterialCalls.consume, { id, lots: [{ lot_id: lot.id, quantity }], ...unit }, quiet),
    );
  return (
    <section className={styles.section}>
      <div className={styles.bar}>
        <div className={styles.grow}>
          <label htmlFor={names.serial}>{say(texts.serial)}</label>
          <OneCode id={names.serial} value={serial} onChange={setSerial} />
          <small className={styles.small}>{say(texts.serialHint)}</small>
        </div>
      </div>
      <ScanField
        label={texts.scan}
        hint={texts.scanHint}
        disabled={isBusy}
        isOneALine
        onScan={scan}
      />
      <div className={styles.bar}>
        <div className={styles.grow}>
          <RemotePicker label={texts.lot} source={usableLots} row={lot} onPick={setLot} />
        </div>
        <span className={styles.asked}>
          <label htmlFor={names.quantity}>{say(texts.quantity)}</label>
          <InputNumber<string>
            id={names.quantity}
            stringMode
            min="0"
            value={quantity}
            onChange={setQuantity}
          />
          <Button disabled={!lot || isBusy} onClick={use}>
            {say(texts.use)}
          </Button>
        </span>
      </div>
      {found.bom && (
        <div className={styles.bar}>
          <small className={styles.small}>{say(texts.backflushHint)}</small>
          <span className={styles.asked}>
            <label htmlFor={names.units}>{say(texts.units)}</label>
            <InputNumber<string>
              id={names.units}
              stringMode
              min="0"
              value={units}
              onChange={setUnits}
            />
            <Button
              disabled={!units || isBusy}
              onClick={() =>
                void send(() => api(batchMaterialCalls.backflush, { id, quantity: units! }, quiet))
              }
            >
              {say(texts.backflush)}
            </Button>
          </span>
        </div>
      )}
      {wrong.length > 0 && (
        <ul role="alert" className={styles.wrong}>
          {wrong.map((msg) => (
            <li key={msg}>{msg}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
