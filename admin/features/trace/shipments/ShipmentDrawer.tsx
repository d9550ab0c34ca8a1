import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { FileButton } from '#admin/ui/list/FileButton.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { LineCounters } from '#admin/ui/shipments/LineCounters.tsx';
import { ShipmentCodes } from '#admin/ui/shipments/ShipmentCodes.tsx';
import { ShipmentEvents } from '#admin/ui/shipments/ShipmentEvents.tsx';
import { ShipmentSteps } from '#admin/ui/shipments/ShipmentSteps.tsx';
import { shipmentUiTexts } from '#admin/ui/shipments/texts.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { shipmentCalls, type ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { canMove } from '#contract/moves.ts';
import { moves, nameOf, pickingPath } from './actions.ts';
import { Sender } from './columns.tsx';
import { shipmentsPageTexts as texts } from './texts.ts';
import styles from './shipments.module.css';
import { customers } from '#contract/features/orders/customers/feature.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { shipments } from '#contract/features/trace/shipments/feature.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';

const width = 720;
const { fields } = shipmentTexts;

/** One shipment: how far it is, its lines, its codes and what happened, and what can be done next. */
export function ShipmentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['shipment', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(shipmentCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const shipment = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, shipment, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        page={recordPath(shipments.pages[0]!.path, id)}
        one={shipmentTexts.one}
        title={shipment ? say(texts.title, { code: shipment.code }) : say(shipmentTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={
          shipment && (
            <>
              <ShipmentPapers record={shipment} />
              {buttons}
            </>
          )
        }
      >
        {(found) => <ShipmentRecord shipment={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}

/** Its papers, and the board where it is picked. */
export function ShipmentPapers({ record: { id, state } }: { record: ShipmentInfo }) {
  const say = useSay();
  const can = useCan();
  const isPicked = canMove(shipmentMoves, 'scan', state);
  return (
    <>
      {isPicked && can({ has: shipmentCalls.scan.allow }) && (
        <Link to={`${pickingPath}?id=${id}`}>
          <Button>{say(texts.pick)}</Button>
        </Link>
      )}
      {isPicked && <FileButton call={shipmentCalls.pickList} id={id} label={texts.pickList} />}
      <FileButton call={shipmentCalls.note} id={id} label={texts.note} />
    </>
  );
}

export function ShipmentRecord({ shipment }: { shipment: ShipmentInfo }) {
  const say = useSay();
  const hasLeft = shipment.ship_time !== null;
  const open = shipment.picked - shipment.received;
  // As long as nothing has arrived, everything is on its way and nothing is missing.
  const hasArrived = shipment.received > 0 || shipment.state === 'closed';
  return (
    <RecordParts>
      <ShipmentSteps shipment={shipment} />
      {hasLeft && hasArrived && open > 0 && (
        <p role="status" className={styles.difference}>
          {say(shipmentUiTexts.received, { n: shipment.received, all: shipment.picked })}
          {' · '}
          {say(shipmentUiTexts.missing, { n: open })}
        </p>
      )}
      <Facts>
        <Fact label={fields.to_name}>
          <RecordLink
            of={shipment.dealer_id === null ? customers : dealers}
            id={shipment.dealer_id ?? shipment.customer_id}
            name={shipment.to_name}
          />
        </Fact>
        <Fact label={fields.from_name}>
          <Sender {...shipment} />
        </Fact>
        <Fact label={fields.planned_date}>{shipment.planned_date}</Fact>
        <Fact label={fields.ship_time}>
          {shipment.ship_time && <DateTime at={shipment.ship_time} />}
        </Fact>
        <Fact label={fields.carrier}>{shipment.carrier}</Fact>
        <Fact label={fields.tracking_no}>{shipment.tracking_no}</Fact>
        {shipment.reason && (
          <Fact label={fields.reason} wide>
            {shipment.reason}
          </Fact>
        )}
        {shipment.remark && (
          <Fact label={fields.remark} wide>
            {shipment.remark}
          </Fact>
        )}
      </Facts>
      <section className={styles.part}>
        <h4>{say(shipmentUiTexts.lines)}</h4>
        <LineCounters lines={shipment.lines} of={hasLeft ? 'received' : 'picked'} />
      </section>
      <section className={styles.part}>
        <h4>{say(shipmentUiTexts.codes)}</h4>
        <ShipmentCodes call={shipmentCalls.codes} id={shipment.id} />
      </section>
      <section className={styles.part}>
        <h4>{say(shipmentUiTexts.events)}</h4>
        <ShipmentEvents events={shipment.events} />
      </section>
    </RecordParts>
  );
}
