import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { FileButton } from '#admin/ui/list/FileButton.tsx';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { OrderStateDot } from '#admin/ui/orders/OrderCells.tsx';
import { OrderRecord } from '#admin/ui/orders/OrderRecord.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { orderCalls, type OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { moves, nameOf } from './actions.ts';
import { ordersPageTexts as texts } from './texts.ts';
import { customers } from '#contract/features/orders/customers/feature.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { salesOrders } from '#contract/features/orders/sales-orders/feature.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';

const width = 760;
const { fields, sources } = orderTexts;

/** One order: who ordered, how far each line has come, and what can be done next. */
export function OrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['salesOrder', 'drawer', id],
    queryFn: async ({ signal }) =>
      (await api(orderCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const order = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, order, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        page={recordPath(salesOrders.pages[0]!.path, id)}
        one={orderTexts.one}
        title={order ? say(texts.title, { code: order.code }) : say(orderTexts.one)}
        width={width}
        onClose={onClose}
        actions={
          order && (
            <>
              <FileButton call={orderCalls.file} id={id} label={texts.file} />
              {buttons}
            </>
          )
        }
      >
        {(found) => <SalesOrderRecord order={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}

/** Who ordered, and how far each line has come. */
export function SalesOrderRecord({ order }: { order: OrderInfo }) {
  const say = useSay();
  return (
    <RecordParts>
      <Facts>
        <Fact label={fields.buyer_name}>
          <RecordLink
            of={order.dealer_id === null ? customers : dealers}
            id={order.dealer_id ?? order.customer_id}
            name={order.buyer_name}
          />
        </Fact>
        <Fact label={fields.state}>
          <OrderStateDot state={order.state} />
        </Fact>
        <Fact label={fields.is_from_dealer}>
          {say(sources[order.is_from_dealer ? 'true' : 'false'])}
        </Fact>
        {order.purchase && (
          <Fact label={texts.purchase}>
            <Link to={`/orderGoods/supplierPo?supplied=${order.purchase.id}`}>
              {order.purchase.code}
            </Link>
          </Fact>
        )}
        <Fact label={fields.due_date}>{order.due_date}</Fact>
        <Fact label={fields.create_time}>
          <DateTime at={order.create_time} />
        </Fact>
      </Facts>
      <OrderRecord order={order} isDealer={false} shipmentPath="/trace/shipment" />
    </RecordParts>
  );
}
