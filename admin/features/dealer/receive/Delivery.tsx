import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { LineCounters } from '#admin/ui/shipments/LineCounters.tsx';
import { ShipmentCodes } from '#admin/ui/shipments/ShipmentCodes.tsx';
import { ShipmentState } from '#admin/ui/shipments/ShipmentState.tsx';
import { shipmentUiTexts } from '#admin/ui/shipments/texts.ts';
import { useSenderName } from '#admin/ui/shipments/use-sender-name.ts';
import { receiveCalls } from '#contract/features/dealer/receive/contract.ts';
import { dealerReceive } from '#contract/features/dealer/receive/feature.ts';
import type { ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { canMove } from '#contract/moves.ts';
import { ScanTray } from './ScanTray.tsx';
import { receivePageTexts as texts } from './texts.ts';
import styles from './receive.module.css';

/** One delivery: what is in it, and receiving it whole or in part. */
export function Delivery({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['receive', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(receiveCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={dealerReceive.title}
        actions={<Button onClick={onClose}>{say(texts.back)}</Button>}
      />
      <Loaded query={query} one={shipmentTexts.one} skeleton={<Skeleton active />}>
        {(shipment) => <Opened shipment={shipment} />}
      </Loaded>
    </div>
  );
}

function Opened({ shipment }: { shipment: ShipmentInfo }) {
  const say = useSay();
  const can = useCan();
  const [isScanning, setScanning] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { id, code, state } = shipment;
  const sender = useSenderName(shipment);
  const left = shipment.picked - shipment.received;
  const mayReceive =
    canMove(shipmentMoves, 'receive', state) && can({ has: receiveCalls.receive.allow });
  const receive = async (codes?: string[]) => {
    const which = codes ? { codes } : {};
    const { msg } = await api(receiveCalls.receive, { shipment_id: id, ...which });
    toast.success(msg);
    setScanning(false);
    // Its codes are kept under what the company calls them.
    void refreshList('shipment');
    void refreshList('receive');
  };
  const askAll = () =>
    setQuestion({
      title: say(texts.all),
      text: say(texts.allText, { code, n: left }),
      verb: say(texts.all),
      isDanger: false,
      run: () => receive(),
    });
  return (
    <Panel
      title={code}
      note={[say(texts.from, { name: sender }), shipment.carrier, shipment.tracking_no]
        .filter(Boolean)
        .join(' · ')}
      extra={<ShipmentState state={state} />}
    >
      <div className={styles.delivery}>
        {state === 'partial' && (
          <p role="status" className={styles.difference}>
            {say(texts.missing, { n: left })}
          </p>
        )}
        {shipment.missing > 0 && (
          <p className={styles.difference}>{say(texts.lost, { n: shipment.missing })}</p>
        )}
        <LineCounters lines={shipment.lines} of="received" />
        {mayReceive &&
          (isScanning ? (
            <ScanTray shipmentId={id} onStop={() => setScanning(false)} onConfirm={receive} />
          ) : (
            <div className={styles.buttons}>
              <Button type="primary" size="large" block onClick={askAll}>
                {say(texts.all)}
              </Button>
              <Button size="large" block onClick={() => setScanning(true)}>
                {say(texts.some)}
              </Button>
            </div>
          ))}
        <section className={styles.part}>
          <h3>{say(shipmentUiTexts.codes)}</h3>
          <ShipmentCodes call={receiveCalls.codes} id={id} />
        </section>
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        resource="receive"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </Panel>
  );
}
