import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { ScanBand } from '#admin/ui/scanner/ScanBand.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { scannerTexts } from '#admin/ui/scanner/texts.ts';
import { useScans } from '#admin/ui/scanner/use-scans.ts';
import type { onwardCalls } from '#contract/features/dealer/shipments/contract.ts';
import type { shipmentCalls, ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { canMove } from '#contract/moves.ts';
import { LineCounters } from './LineCounters.tsx';
import { ShipmentCodes } from './ShipmentCodes.tsx';
import { shipmentUiTexts as texts } from './texts.ts';
import styles from './shipments.module.css';

/** The calls for picking: of the company or a dealer. */
export type PickingCalls = typeof shipmentCalls | typeof onwardCalls;
const modes = ['scan', 'unscan'] as const;
type Mode = (typeof modes)[number];

type PickingBoardProps = {
  shipment: ShipmentInfo;
  calls: PickingCalls;
  canShip: boolean;
  onShipped: () => void;
};

/** Picks a shipment with a scanner: one field, a band seen from afar, a counter for each part, then check and ship. */
export function PickingBoard({ shipment, calls, canShip, onShipped }: PickingBoardProps) {
  const say = useSay();
  const { id, state } = shipment;
  const [mode, setMode] = useState<Mode>('scan');
  const [lines, setLines] = useState(shipment.lines);
  const [shown, setShown] = useState(shipment.lines);
  // Read again from the server: the current status.
  if (shown !== shipment.lines) {
    setShown(shipment.lines);
    setLines(shipment.lines);
  }
  const [question, setQuestion] = useState<Question | null>(null);
  const { isBusy, run } = useCommand('shipment');
  const { scan, result, waiting, tell } = useScans(async (codes, options) => {
    const code = codes.length === 1 ? codes[0]! : `${codes[0]} …`;
    if (mode === 'unscan') {
      const { data } = await api(calls.unscan, { id, codes }, options);
      setLines(data.lines);
      void refreshList('shipment');
      return say(texts.removed, { code, n: data.removed });
    }
    const { data } = await api(calls.scan, { id, codes }, options);
    setLines(data.lines);
    void refreshList('shipment');
    return say(data.added > 0 ? texts.scanned : texts.again, { code, n: data.added });
  });
  const isPicking = canMove(shipmentMoves, 'scan', state);
  const picked = lines.reduce((sum, line) => sum + line.picked, 0);

  const send = async () => {
    toast.success((await api(calls.ship, { id })).msg);
    onShipped();
  };
  const askToShip = () =>
    setQuestion({
      title: say(texts.shipTitle),
      text: say(texts.shipText, { n: picked, to: shipment.to_name }),
      verb: say(texts.ship),
      isDanger: false,
      run: send,
    });
  const check = async (allowShort: boolean) => {
    try {
      const { msg } = await api(calls.check, { id, allow_short: allowShort }, { quiet: true });
      tell({ tone: 'good', text: msg });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isShort = (failure.data as { short?: number } | null)?.short !== undefined;
      tell({ tone: 'bad', text: failure.msg, details: failure.errors.map(({ msg }) => msg) });
      if (isShort)
        setQuestion({
          title: say(texts.short),
          text: [failure.msg, ...failure.errors.map(({ msg }) => msg)].join(' '),
          verb: say(texts.shortVerb),
          isDanger: false,
          run: () => check(true),
        });
    }
  };

  if (!isPicking) return <p className={styles.quiet}>{say(texts.gone)}</p>;
  return (
    <div className={styles.board}>
      <Segmented<Mode>
        aria-label={say(texts.mode)}
        value={mode}
        options={modes.map((value) => ({ value, label: say(texts.modes[value]) }))}
        onChange={setMode}
      />
      <ScanField
        onScan={scan}
        onUnreadable={() => tell({ tone: 'bad', text: say(scannerTexts.unreadable) })}
      />
      <ScanBand result={result} />
      {waiting > 1 && <p className={styles.quiet}>{say(texts.waiting, { n: waiting })}</p>}
      <LineCounters lines={lines} of="picked" />
      <div className={styles.buttons}>
        <strong>{say(texts.picked, { n: picked })}</strong>
        {state === 'checked' ? (
          <Button
            type="primary"
            size="large"
            disabled={!canShip || waiting > 0 || isBusy}
            onClick={askToShip}
          >
            {say(texts.ship)}
          </Button>
        ) : (
          <Button
            type="primary"
            size="large"
            disabled={picked === 0 || waiting > 0}
            loading={isBusy}
            onClick={() => void run(() => check(false))}
          >
            {say(texts.check)}
          </Button>
        )}
      </div>
      <ShipmentCodes call={calls.codes} id={id} roots />
      <ConfirmDialog
        isOpen={question !== null}
        resource="shipment"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </div>
  );
}
