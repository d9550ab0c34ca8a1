import { Form } from 'antd';
import { api } from '#admin/app/api.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { activeDealerSource, customerSource } from '#admin/ui/form/sources.ts';
import { TermsFields, useLastTerms } from '#admin/ui/orders/TermsFields.tsx';
import { orderCalls, type OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';

/** Who orders, and in which currency and at which tax rate: for a new order as it was last time. */
export function BuyerFields({ record }: { record: OrderInfo | null }) {
  const form = Form.useFormInstance();
  const takeTerms = useLastTerms(record === null);
  // An order has one buyer: choosing it takes back the other.
  const clear = (other: 'dealer_id' | 'customer_id') => form.setFieldValue(other, null);
  const readTerms = async (buyer: { dealer_id?: number; customer_id?: number }) =>
    (await api(orderCalls.terms, buyer, { quiet: true })).data;
  return (
    <>
      <RemoteField
        field="dealer_id"
        source={activeDealerSource}
        shown={record?.buyer_name}
        onPick={(row) => {
          if (!row) return;
          clear('customer_id');
          takeTerms(() => readTerms({ dealer_id: row.id }));
        }}
      />
      <RemoteField
        field="customer_id"
        source={customerSource}
        shown={record?.buyer_name}
        onPick={(row) => {
          if (!row) return;
          clear('dealer_id');
          takeTerms(() => readTerms({ customer_id: row.id }));
        }}
      />
      <TermsFields />
    </>
  );
}
