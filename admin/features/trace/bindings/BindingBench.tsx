import { Button, Segmented, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { chosenOf, chosenWays, type ChosenWay } from '#admin/ui/codes/chosen.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { batchSource, packSource } from '#admin/ui/form/sources.ts';
import { codesTexts } from '#admin/ui/codes/texts.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { packCalls, type IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { batchCalls, takesCodes, type Batch } from '#contract/features/trace/batches/contract.ts';
import { bindingCalls } from '#contract/features/trace/bindings/contract.ts';
import { CheckResult } from './CheckResult.tsx';
import { CodeTray } from './CodeTray.tsx';
import { RangeBoxes } from './RangeBoxes.tsx';
import { ScanBox } from './ScanBox.tsx';
import { bindingsPageTexts as texts } from './texts.ts';
import { addTo, type Arrival } from './tray.ts';
import { useCheck } from './use-check.ts';
import styles from './bindings.module.css';

const noRange = { first: '', last: '' };
const patience = 120_000;
const batches = { ...batchSource, filters: { state: takesCodes } };

/** Binding with a scanner: choose a batch once, then scan, check, bind, and continue. */
export function BindingBench() {
  const say = useSay();
  const box = useRef<InputRef>(null);
  const [batch, setBatch] = useState<Batch | null>(null);
  const [way, setWay] = useState<ChosenWay>('codes');
  const [tray, setTray] = useState<readonly string[]>([]);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [range, setRange] = useState(noRange);
  const [pack, setPack] = useState<IdentifierPack | null>(null);
  const chosen = useMemo(
    () =>
      chosenOf({
        way,
        codes: tray.join('\n'),
        first_code: range.first,
        last_code: range.last,
        pack_id: pack?.id,
      }),
    [way, tray, range, pack],
  );
  useNamedBatch(setBatch);
  useNamedPack((named) => {
    setWay('pack');
    setPack(named);
  });
  const { checked, error, isPending } = useCheck(chosen, batch?.id ?? null);
  const { isBusy, run } = useCommand('binding');
  useEffect(() => {
    // On a phone the keyboard would cover the page.
    if (window.matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, [way]);

  const refused = useMemo(
    () => new Map(checked?.examples.map(({ code, state }) => [code, state])),
    [checked],
  );
  const scan = (text: string) => {
    const next = addTo(tray, text);
    setTray(next.tray);
    setArrival(next.arrival);
  };
  const drop = (codes: readonly string[]) => {
    const gone = new Set(codes);
    setTray((now) => now.filter((code) => !gone.has(code)));
    setArrival(null);
    box.current?.focus();
  };
  const clear = () => {
    setTray([]);
    setArrival(null);
    setRange(noRange);
    setPack(null);
    box.current?.focus();
  };
  const bind = () =>
    run(async () => {
      if (!batch || !chosen) return;
      const body = { ...chosen, part_id: batch.part_id, batch_id: batch.id };
      const { msg } = await api(bindingCalls.add, body, { timeout: patience });
      toast.success(msg);
      // Codes scanned while binding are kept.
      if (way === 'codes') drop(chosen.codes);
      else clear();
      void refreshList('identifier');
    });
  const count = checked && chosen ? checked.count : 0;
  const isReady =
    batch !== null && chosen !== null && !isPending && !error && checked?.refused === 0;
  return (
    <Panel title={say(texts.bench)}>
      <div className={styles.bench}>
        <div className={styles.entry}>
          <RemotePicker<Batch>
            label={texts.batch}
            hint={texts.batchHint}
            source={batches}
            row={batch}
            onPick={(picked) => {
              setBatch(picked);
              // The next scan is a code, not a search for a batch.
              box.current?.focus();
            }}
            size="large"
          />
          <Segmented<ChosenWay>
            aria-label={say(texts.way)}
            value={way}
            onChange={setWay}
            options={chosenWays.map((value) => ({ value, label: say(texts.ways[value]) }))}
          />
          {way === 'codes' && <ScanBox box={box} onScan={scan} arrival={arrival} />}
          {way === 'range' && <RangeBoxes box={box} range={range} onChange={setRange} />}
          {way === 'pack' && (
            <RemotePicker<IdentifierPack>
              label={codesTexts.pack}
              source={packSource}
              row={pack}
              onPick={setPack}
              size="large"
            />
          )}
        </div>
        <div className={styles.outcome}>
          <CheckResult
            hasCodes={chosen !== null}
            checked={checked}
            error={error}
            isPending={isPending}
            onDrop={way === 'codes' ? drop : undefined}
          />
          <div className={styles.buttons}>
            <Button
              type="primary"
              size="large"
              disabled={!isReady}
              loading={isBusy}
              onClick={() => void bind()}
            >
              {count > 0 ? say(texts.bindSome, { n: formatQuantity(count) }) : say(texts.bind)}
            </Button>
            {chosen && (
              <Button size="large" type="text" onClick={clear}>
                {say(texts.clear)}
              </Button>
            )}
            {chosen && !batch && <span>{say(texts.check.noBatch)}</span>}
          </div>
          {way === 'codes' && (
            <CodeTray codes={tray} refused={refused} onRemove={(code) => drop([code])} />
          )}
        </div>
      </div>
    </Panel>
  );
}

/** A link may name the batch; one that takes no codes (any more) is not chosen. */
function useNamedBatch(choose: (batch: Batch) => void): void {
  const [asked] = useSearchParams();
  const id = Number(asked.get('batch_id'));
  const found = useEffectEvent((batch: Batch) => {
    if (takesCodes.includes(batch.state)) choose(batch);
  });
  useEffect(() => {
    if (!id) return;
    api(batchCalls.info, { id }, { quiet: true }).then(
      ({ data }) => found(data),
      () => undefined,
    );
  }, [id]);
}

/** `?pack=` chooses a pack to bind, as the list of packs does. */
function useNamedPack(choose: (pack: IdentifierPack) => void): void {
  const [asked] = useSearchParams();
  const id = Number(asked.get('pack'));
  const found = useEffectEvent(choose);
  useEffect(() => {
    if (!id) return;
    api(packCalls.info, { id }, { quiet: true }).then(
      ({ data }) => found(data),
      () => undefined,
    );
  }, [id]);
}
