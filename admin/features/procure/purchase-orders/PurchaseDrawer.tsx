import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { FileButton } from '#admin/ui/list/FileButton.tsx';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { PurchaseChanges } from '#admin/ui/orders/changes/PurchaseChanges.tsx';
import { OrderSums } from '#admin/ui/orders/OrderSums.tsx';
import { PurchaseLines } from '#admin/ui/orders/PurchaseLines.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import {
  purchaseCalls,
  type PurchaseInfo,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseOrders } from '#contract/features/procure/purchase-orders/feature.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { moves, nameOf } from './actions.ts';
import { OrderReceipts, ReceiveButton } from './OrderReceipts.tsx';
import { PurchaseStateDot } from '#admin/ui/orders/PurchaseStateDot.tsx';
import { SupplierLink } from './SupplierLink.tsx';
import { purchasePageTexts as texts } from './texts.ts';
import { suppliers } from '#contract/features/procure/suppliers/feature.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';

const width = 960;
const { fields } = purchaseTexts;

/** One order: who asked for it and who approved it, its lines with dates, and what it costs. */
export function PurchaseDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['purchaseOrder', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(purchaseCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const order = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, order, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        page={recordPath(purchaseOrders.pages[0]!.path, id)}
        one={purchaseTexts.one}
        title={order ? order.code : say(purchaseTexts.one)}
        width={width}
        actions={
          order && (
            <>
              <PurchasePapers record={order} />
              {buttons}
            </>
          )
        }
        onClose={onClose}
      >
        {(found) => <PurchaseRecord order={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}

/** Its paper, and the way to what arrives of it. */
export function PurchasePapers({ record }: { record: PurchaseInfo }) {
  return (
    <>
      <FileButton call={purchaseCalls.file} id={record.id} label={texts.file} />
      <ReceiveButton order={record} />
    </>
  );
}

export function PurchaseRecord({ order }: { order: PurchaseInfo }) {
  const say = useSay();
  return (
    <RecordParts>
      <Facts>
        <Fact label={fields.supplier_name}>
          <RecordLink of={suppliers} id={order.supplier_id} name={order.supplier_name} />
        </Fact>
        <Fact label={fields.state}>
          <PurchaseStateDot state={order.state} />
        </Fact>
        <Fact label={fields.expected_date}>{order.expected_date}</Fact>
        <Fact label={fields.currency}>{order.currency}</Fact>
        <Step label={fields.submit_user} user={order.submit_user} at={order.submit_time} />
        <Step label={fields.approve_user} user={order.approve_user} at={order.approve_time} />
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
      </Facts>
      <PurchaseChanges order={order} side="buyer" calls={purchaseCalls} />
      <SupplierLink order={order} />
      <PurchaseLines order={order} fields={fields} />
      <OrderSums currency={order.currency} rate={order.tax_rate} sums={order} />
      <OrderReceipts order={order} />
    </RecordParts>
  );
}

type StepProps = { label: (typeof fields)['submit_user']; user: string; at: string | null };

/** Who did something, and when. */
function Step({ label, user, at }: StepProps) {
  if (!at) return null;
  return (
    <Fact label={label}>
      {user} <DateTime at={at} />
    </Fact>
  );
}
