import { DayField } from '#admin/ui/form/DayField.tsx';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { dealerOrderCalls } from '#contract/features/dealer/orders/contract.ts';
import type { OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { dealerOrdersTexts as texts } from './texts.ts';

const products = remoteSource(
  { index: dealerOrderCalls.parts },
  { label: ({ part_name: name, part_code: code }) => `${name}（${code}）` },
);
const blank = { lines: [{ part_id: undefined, quantity: 1 }] };

export function OrderForm(props: FormProps<OrderInfo>) {
  return (
    <RecordForm
      {...props}
      calls={dealerOrderCalls}
      texts={orderTexts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
      width={560}
    >
      <ListField field="lines" add={texts.addLine} blank={{ part_id: undefined, quantity: 1 }}>
        <RemoteField field="part_id" source={products} />
        <NumberField field="quantity" />
      </ListField>
      <DayField field="due_date" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
