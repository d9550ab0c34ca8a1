import { Form } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useFormScope } from '#admin/ui/form/form-scope.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { activeDealerSource, customerSource } from '#admin/ui/form/sources.ts';
import { orderCalls, type OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { currencies, currencyNames } from '#contract/money.ts';
import { ordersPageTexts as texts } from './texts.ts';

/** Who orders, and in which currency and at which tax rate: for a new order as it was last time. */
export function BuyerFields({ record }: { record: OrderInfo | null }) {
  const say = useSay();
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const takeTerms = async (buyer: { dealer_id?: number; customer_id?: number }) => {
    // What somebody has set stays.
    const isSet = () => form.isFieldTouched('currency') || form.isFieldTouched('tax_rate');
    if (record || isSet()) return;
    const { data } = await api(orderCalls.terms, buyer, { quiet: true });
    if (isSet()) return;
    form.setFieldsValue(data);
    changed();
  };
  return (
    <>
      <RemoteField
        field="dealer_id"
        source={activeDealerSource}
        shown={record?.buyer_name}
        onPick={(row) => row && void takeTerms({ dealer_id: row.id }).catch(() => undefined)}
      />
      <RemoteField
        field="customer_id"
        source={customerSource}
        shown={record?.buyer_name}
        onPick={(row) => row && void takeTerms({ customer_id: row.id }).catch(() => undefined)}
      />
      <SelectField
        field="currency"
        required
        options={currencies.map((value) => ({
          value,
          label: `${value} ${say(currencyNames[value])}`,
        }))}
      />
      <NumberField field="tax_rate" digits={2} hint={texts.taxHint} />
    </>
  );
}
