import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { FileButton } from '#admin/ui/list/FileButton.tsx';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { PurchaseChanges } from '#admin/ui/orders/changes/PurchaseChanges.tsx';
import { Documents } from '#admin/ui/orders/Documents.tsx';
import { OrderLink } from '#admin/ui/orders/OrderLink.tsx';
import { OrderSums } from '#admin/ui/orders/OrderSums.tsx';
import { PurchaseLines } from '#admin/ui/orders/PurchaseLines.tsx';
import { PurchaseStateDot } from '#admin/ui/orders/PurchaseStateDot.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import {
  supplierOrderCalls as calls,
  type SuppliedInfo,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import type { ShipmentState } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { moves, nameOf } from './actions.ts';
import { supplierPageTexts as texts } from './texts.ts';
import { useSupplied } from './use-supplied.ts';
import styles from './supplier-orders.module.css';

const OwnFieldsForm = lazyComponent(
  async () => (await import('./OwnFieldsForm.tsx')).OwnFieldsForm,
);
const width = 960;
const { fields, states } = supplierOrderTexts;

/** One order of a customer: its lines, what was asked to be changed, and how it is delivered. */
export function SupplierOrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const query = useSupplied(id);
  const order = query.data;
  const [isWriting, setWriting] = useState(false);
  const { buttons, dialogs } = useMoveButtons(moves, order, nameOf);
  const mayWrite = order?.link === 'active' && can({ has: calls.edit.allow });
  return (
    <>
      <RecordDrawer
        query={query}
        one={supplierOrderTexts.one}
        title={order ? order.code : say(supplierOrderTexts.one)}
        width={width}
        actions={
          order && (
            <>
              <FileButton call={calls.file} id={id} label={texts.file} />
              {mayWrite && <Button onClick={() => setWriting(true)}>{say(texts.own.label)}</Button>}
              {buttons}
            </>
          )
        }
        onClose={onClose}
      >
        {(found) => <SuppliedRecord order={found} />}
      </RecordDrawer>
      {dialogs}
      {order && isWriting && <OwnFieldsForm order={order} onClose={() => setWriting(false)} />}
    </>
  );
}

function SuppliedRecord({ order }: { order: SuppliedInfo }) {
  const say = useSay();
  return (
    <RecordParts>
      {order.link !== 'active' && (
        <p className={styles.notice} role="note">
          {say(order.link === 'suspended' ? texts.suspended : texts.ended)}
        </p>
      )}
      <Facts>
        <Fact label={fields.buyer_name}>{order.buyer_name}</Fact>
        <Fact label={fields.state}>
          <PurchaseStateDot state={order.state} states={states} />
        </Fact>
        <Fact label={fields.expected_date}>{order.expected_date}</Fact>
        <Fact label={fields.currency}>{order.currency}</Fact>
        <Fact label={fields.approve_time}>
          <DateTime at={order.approve_time} />
        </Fact>
        {order.confirm_time && (
          <Fact label={fields.confirm_time}>
            {order.confirm_user} <DateTime at={order.confirm_time} />{' '}
            {order.confirm_way && say(purchaseTexts.confirmWays[order.confirm_way])}
          </Fact>
        )}
        {order.close_time && (
          <Fact label={fields.close_time}>
            <DateTime at={order.close_time} />
          </Fact>
        )}
        {order.seller_code && <Fact label={fields.seller_code}>{order.seller_code}</Fact>}
        {order.reason && (
          <Fact label={fields.reason} wide>
            {order.reason}
          </Fact>
        )}
        {order.remark && (
          <Fact label={fields.remark} wide>
            {order.remark}
          </Fact>
        )}
        {order.seller_note && (
          <Fact label={fields.seller_note} wide>
            {order.seller_note}
          </Fact>
        )}
      </Facts>
      <PurchaseChanges
        order={order}
        side="seller"
        calls={calls}
        isClosed={order.link !== 'active'}
      />
      <PurchaseLines
        order={order}
        fields={fields}
        below={({ own_part: own }) =>
          own ? `${say(fields.own_part)} ${own.name} ${own.code}` : ''
        }
      />
      <OrderSums currency={order.currency} rate={order.tax_rate} sums={order} />
      {order.sales_order && <Delivery order={order} sales={order.sales_order} />}
    </RecordParts>
  );
}

type DeliveryProps = { order: SuppliedInfo; sales: NonNullable<SuppliedInfo['sales_order']> };

/** The sales order and the shipments by which it is delivered. */
function Delivery({ order, sales }: DeliveryProps) {
  const say = useSay();
  return (
    <Documents title={say(texts.delivery)}>
      <li>
        <OrderLink id={sales.id} code={sales.code} />
        <span>{say(orderTexts.states[sales.state])}</span>
      </li>
      {order.shipments.map((one) => (
        <li key={one.id}>
          <Link to={`/trace/shipment?shipment=${one.id}`}>{one.code}</Link>
          <span>{say(shipmentTexts.states[one.state as ShipmentState])}</span>
          <span>{say(texts.units, { n: one.picked })}</span>
        </li>
      ))}
    </Documents>
  );
}
