import { useMemo } from 'react';
import { sayNow } from '#admin/app/language.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { orderCalls, type OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { LivePrice, LiveSums } from '#admin/ui/orders/LiveSums.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { ordersPageTexts as texts } from './texts.ts';

const blankLine = { part_id: undefined, quantity: 1 };
const blank = { currency: 'CNY' as const, tax_rate: 0, lines: [blankLine as never] };
const valuesOf = ({ lines, ...order }: OrderInfo) => ({
  ...order,
  lines: lines.map(({ part_id, quantity, unit, price }) => ({ part_id, quantity, unit, price })),
});

/** The names of the parts that an order has already. */
const namesOf = (record: OrderInfo | null): ReadonlyMap<number, string> =>
  new Map(
    (record?.lines ?? []).map(({ part_id: id, part_name: name, part_code: code }) => [
      id,
      sayNow(formTexts.named, { name, code }),
    ]),
  );

/** An order that the company enters itself, of a dealer or of a customer. */
export function OrderForm(props: FormProps<OrderInfo>) {
  const { record } = props;
  const names = useMemo(() => namesOf(record), [record]);
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
      <FormSection title={texts.sections.buyer} note={texts.buyerHint}>
        <BuyerFields record={record} />
        <DayField field="due_date" />
        <TextField field="remark" rows={2} />
      </FormSection>
      <FormSection title={texts.sections.lines}>
        <ListField field="lines" hint={texts.priceHint} add={texts.addLine} blank={blankLine}>
          <RemoteField field="part_id" source={partSource} names={names} />
          <NumberField field="quantity" />
          <LivePrice />
        </ListField>
        <LiveSums />
      </FormSection>
    </RecordForm>
  );
}
