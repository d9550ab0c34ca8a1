import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { activeDealerSource, customerSource, partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { orderCalls, type OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { ordersPageTexts as texts } from './texts.ts';

const blank = { lines: [{ part_id: undefined, quantity: 1 }] };
const valuesOf = ({ lines, ...order }: OrderInfo) => ({
  ...order,
  lines: lines.map(({ part_id, quantity, unit, price }) => ({ part_id, quantity, unit, price })),
});

/** An order that the company enters itself, of a dealer or of a customer. */
export function OrderForm(props: FormProps<OrderInfo>) {
  const { record } = props;
  return (
    <RecordForm
      {...props}
      calls={orderCalls}
      texts={orderTexts}
      blank={blank}
      values={valuesOf}
      shape="drawer"
      width={760}
    >
      <FormSection title={texts.sections.buyer}>
        <RemoteField field="dealer_id" source={activeDealerSource} shown={record?.buyer_name} />
        <RemoteField field="customer_id" source={customerSource} shown={record?.buyer_name} />
        <DayField field="due_date" />
        <TextField field="remark" rows={2} />
      </FormSection>
      <FormSection title={texts.sections.lines}>
        <ListField
          field="lines"
          hint={texts.priceHint}
          add={texts.addLine}
          blank={{ part_id: undefined, quantity: 1 }}
        >
          <RemoteField field="part_id" source={partSource} />
          <NumberField field="quantity" />
          <MoneyField field="price" />
        </ListField>
      </FormSection>
    </RecordForm>
  );
}
