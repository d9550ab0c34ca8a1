import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import type { Order, OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import type { ShipmentState } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { LineProgress } from './LineProgress.tsx';
import { OrderSums } from './OrderSums.tsx';
import { orderUiTexts as texts } from './texts.ts';
import { Documents } from './Documents.tsx';
import styles from './orders.module.css';

const { fields } = orderTexts;

type OrderRecordProps = {
  order: OrderInfo;
  isDealer: boolean;
  /** Where a shipment is opened. */
  shipmentPath: string;
};

/** An order: how far each line has come, what it costs, and what was made and shipped for it. */
export function OrderRecord({ order, isDealer, shipmentPath }: OrderRecordProps) {
  const say = useSay();
  return (
    <RecordParts>
      <Facts>
        {order.approve_time && (
          <Fact label={fields.approve_time}>
            <DateTime at={order.approve_time} />
          </Fact>
        )}
        {order.complete_time && (
          <Fact label={fields.complete_time}>
            <DateTime at={order.complete_time} />
          </Fact>
        )}
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
      </Facts>
      <section className={styles.section}>
        <h4>{say(texts.lines, { n: order.lines.length })}</h4>
        <ul className={styles.lines} aria-label={say(fields.lines)}>
          {order.lines.map((line) => (
            <LineProgress
              key={line.part_id}
              line={line}
              currency={order.currency}
              isDealer={isDealer}
            />
          ))}
        </ul>
        <OrderSums currency={order.currency} rate={order.tax_rate} sums={knownSums(order)} />
      </section>
      {order.batches.length > 0 && (
        <Documents title={say(fields.batches)}>
          {order.batches.map((one) => (
            <li key={one.id}>
              <Link to={`/trace/batch?keyword=${encodeURIComponent(one.code)}`}>{one.code}</Link>
              <span>{say(batchTexts.states[one.state])}</span>
              <span>{say(texts.madeOf, { n: one.made, all: one.quantity })}</span>
            </li>
          ))}
        </Documents>
      )}
      {order.shipments.length > 0 && (
        <Documents title={say(fields.shipments)}>
          {order.shipments.map((one) => (
            <li key={one.id}>
              <Link to={`${shipmentPath}?shipment=${one.id}`}>{one.code}</Link>
              <span>{say(shipmentTexts.states[one.state as ShipmentState])}</span>
              <span>{say(texts.units, { n: one.picked })}</span>
            </li>
          ))}
        </Documents>
      )}
    </RecordParts>
  );
}

const knownSums = ({ net, tax, total }: Order) =>
  net === null || tax === null || total === null ? null : { net, tax, total };
