import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import type { dealerOrderCalls } from '#contract/features/dealer/orders/contract.ts';
import type {
  Order,
  orderCalls,
  OrderInfo,
  OrderLine,
} from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import type { ShipmentState } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { OrderSums } from './OrderSums.tsx';
import { orderUiTexts as texts } from './texts.ts';
import styles from './orders.module.css';

const { fields } = orderTexts;

type OrderDetailProps = {
  calls: typeof orderCalls | typeof dealerOrderCalls;
  row: Order;
  /** Where a shipment is opened. */
  shipmentPath: string;
};

/** The expanded row: how far each line has come, and what was shipped for it. */
export function OrderDetail({ calls, row, shipmentPath }: OrderDetailProps) {
  const query = useQuery({
    queryKey: [calls.info.path, 'detail', row.id, row.version, row.shipped, row.received],
    queryFn: async ({ signal }) =>
      (await api(calls.info, { id: row.id }, { signal, quiet: true })).data,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
      {(order) => <Detail order={order} shipmentPath={shipmentPath} />}
    </Loaded>
  );
}

function Detail({ order, shipmentPath }: { order: OrderInfo; shipmentPath: string }) {
  const say = useSay();
  return (
    <div className={styles.detail}>
      <ul className={styles.lines} aria-label={say(fields.lines)}>
        {order.lines.map((line) => (
          <Line key={line.part_id} line={line} currency={order.currency} />
        ))}
      </ul>
      <OrderSums currency={order.currency} rate={order.tax_rate} sums={knownSums(order)} />
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
        <Fact label={fields.shipments} wide>
          {order.shipments.length > 0 && (
            <ul className={styles.shipments}>
              {order.shipments.map((one) => (
                <li key={one.id}>
                  <Link to={`${shipmentPath}?shipment=${one.id}`}>{one.code}</Link>
                  <span>{say(shipmentTexts.states[one.state as ShipmentState])}</span>
                  <span>{say(texts.units, { n: one.picked })}</span>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </div>
  );
}

const knownSums = ({ net, tax, total }: Order) =>
  net === null || tax === null || total === null ? null : { net, tax, total };

function Line({ line, currency }: { line: OrderLine; currency: string }) {
  const say = useSay();
  return (
    <li>
      <span className={styles.part}>
        {line.part_name} <CodeText code={line.part_code} />
      </span>
      {line.price !== null && <Money cents={line.price} currency={currency} />}
      <span className={styles.bars}>
        <small>{say(fields.shipped)}</small>
        <ProgressBar
          done={Math.min(line.shipped, line.quantity)}
          total={line.quantity}
          tone={line.shipped >= line.quantity ? 'good' : 'busy'}
        />
        <small>{say(fields.received)}</small>
        <ProgressBar
          done={Math.min(line.received, line.quantity)}
          total={line.quantity}
          tone={line.received >= line.quantity ? 'good' : 'busy'}
        />
      </span>
    </li>
  );
}
