import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { PdfButton } from '#admin/ui/list/PdfButton.tsx';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { OrderStateDot } from '#admin/ui/orders/OrderCells.tsx';
import { OrderRecord } from '#admin/ui/orders/OrderRecord.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { orderCalls } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { moves, nameOf } from './actions.ts';
import { ordersPageTexts as texts } from './texts.ts';

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
        one={orderTexts.one}
        title={order ? say(texts.title, { code: order.code }) : say(orderTexts.one)}
        width={width}
        onClose={onClose}
        actions={
          order && (
            <>
              <PdfButton call={orderCalls.file} id={id} label={texts.file} />
              {buttons}
            </>
          )
        }
      >
        {(found) => (
          <RecordParts>
            <Facts>
              <Fact label={fields.buyer_name}>{found.buyer_name}</Fact>
              <Fact label={fields.state}>
                <OrderStateDot state={found.state} />
              </Fact>
              <Fact label={fields.is_from_dealer}>
                {say(sources[found.is_from_dealer ? 'true' : 'false'])}
              </Fact>
              {found.purchase && (
                <Fact label={texts.purchase}>
                  <Link to={`/orderGoods/supplierPo?supplied=${found.purchase.id}`}>
                    {found.purchase.code}
                  </Link>
                </Fact>
              )}
              <Fact label={fields.due_date}>{found.due_date}</Fact>
              <Fact label={fields.create_time}>
                <DateTime at={found.create_time} />
              </Fact>
            </Facts>
            <OrderRecord order={found} isDealer={false} shipmentPath="/trace/shipment" />
          </RecordParts>
        )}
      </RecordDrawer>
      {dialogs}
    </>
  );
}
