import { useQuery } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { LineCounters } from '#admin/ui/shipments/LineCounters.tsx';
import { PickingBoard } from '#admin/ui/shipments/PickingBoard.tsx';
import { ShipmentCodes } from '#admin/ui/shipments/ShipmentCodes.tsx';
import { ShipmentEvents } from '#admin/ui/shipments/ShipmentEvents.tsx';
import { ShipmentState } from '#admin/ui/shipments/ShipmentState.tsx';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { limits } from '#contract/limits.ts';
import { onwardCalls } from '#contract/features/dealer/shipments/contract.ts';
import { dealerShipments } from '#contract/features/dealer/shipments/feature.ts';
import type { ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { canMove } from '#contract/moves.ts';
import { onwardPageTexts as texts } from './texts.ts';
import styles from './onward.module.css';

/** One shipment to a sub-dealer: picked here, or followed once it has left. */
export function Onward({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['shipment', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(onwardCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={dealerShipments.title}
        actions={<Button onClick={onClose}>{say(texts.back)}</Button>}
      />
      <Loaded query={query} one={shipmentTexts.one} skeleton={<Skeleton active />}>
        {(shipment) => (
          <Panel
            title={say(texts.to, { name: shipment.to_name })}
            note={shipment.code}
            extra={<ShipmentState state={shipment.state} />}
          >
            <Opened shipment={shipment} />
          </Panel>
        )}
      </Loaded>
    </div>
  );
}

function Opened({ shipment }: { shipment: ShipmentInfo }) {
  const say = useSay();
  const mayShip = useCan()({ has: onwardCalls.ship.allow });
  const [question, setQuestion] = useState<Question | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const { id, code, state } = shipment;
  if (mayShip && canMove(shipmentMoves, 'scan', state))
    return (
      <div className={styles.part}>
        <PickingBoard
          shipment={shipment}
          calls={onwardCalls}
          canShip={mayShip}
          onShipped={() => void refreshList('shipment')}
        />
        <Button danger onClick={() => setCancelling(true)}>
          {say(texts.cancel)}
        </Button>
        {isCancelling && <CancelDialog id={id} onClose={() => setCancelling(false)} />}
      </div>
    );
  const askToClose = () =>
    setQuestion({
      title: say(texts.close),
      text: say(texts.closeText, { code, n: shipment.picked - shipment.received }),
      verb: say(texts.close),
      isDanger: true,
      run: async () => {
        toast.success((await api(onwardCalls.close, { id })).msg);
      },
    });
  return (
    <div className={styles.part}>
      <LineCounters lines={shipment.lines} of="received" />
      {mayShip && canMove(shipmentMoves, 'close', state) && (
        <Button size="large" danger onClick={askToClose}>
          {say(texts.close)}
        </Button>
      )}
      <ShipmentCodes call={onwardCalls.codes} id={id} />
      <ShipmentEvents events={shipment.events} />
      <ConfirmDialog
        isOpen={question !== null}
        resource="shipment"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </div>
  );
}

function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const { isBusy, run } = useCommand('shipment');
  const cancel = () =>
    run(async () => {
      toast.success((await api(onwardCalls.cancel, { id, reason })).msg);
      onClose();
    });
  return (
    <VerbDialog
      title={say(texts.cancel)}
      verb={say(texts.cancel)}
      width={limits.dialogWidths.small}
      isBusy={isBusy}
      isDanger
      disabled={reason.trim() === ''}
      onGo={() => void cancel()}
      onClose={onClose}
    >
      <Input.TextArea
        aria-label={say(texts.cancelReason)}
        placeholder={say(texts.cancelReason)}
        rows={3}
        maxLength={200}
        value={reason}
        autoFocus
        onChange={({ target }) => setReason(target.value)}
      />
    </VerbDialog>
  );
}
