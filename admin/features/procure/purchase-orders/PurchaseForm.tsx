import { useMemo } from 'react';
import { sayNow } from '#admin/app/language.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { QuantityField } from '#admin/ui/form/QuantityField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { LivePrice, LiveSums } from '#admin/ui/orders/LiveSums.tsx';
import { TermsFields } from '#admin/ui/orders/TermsFields.tsx';
import {
  purchaseCalls,
  type PurchaseInfo,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { SupplierField } from './SupplierField.tsx';
import { purchasePageTexts as texts } from './texts.ts';

const blankLine = { quantity: '1' };
const blank = { currency: 'CNY' as const, tax_rate: 0, lines: [blankLine as never] };
const valuesOf = ({ lines, ...order }: PurchaseInfo) => ({
  ...order,
  lines: lines.map(({ part_id, quantity, unit, price, date, remark }) => ({
    part_id,
    quantity,
    unit,
    price,
    date,
    remark,
  })),
});

/** The names of the parts that an order has already. */
const namesOf = (record: PurchaseInfo | null): ReadonlyMap<number, string> =>
  new Map(
    (record?.lines ?? []).map(({ part_id: id, part_name: name, part_code: code }) => [
      id,
      sayNow(formTexts.named, { name, code }),
    ]),
  );

/** A draft: the supplier, the terms and the lines. */
export function PurchaseForm(props: FormProps<PurchaseInfo>) {
  const { record } = props;
  const names = useMemo(() => namesOf(record), [record]);
  return (
    <RecordForm
      {...props}
      calls={purchaseCalls}
      texts={purchaseTexts}
      blank={blank}
      values={valuesOf}
      shape="drawer"
      width={960}
    >
      <FormSection title={texts.sections.supplier}>
        <SupplierField record={record} />
        <DayField field="expected_date" />
        <TermsFields />
        <TextField field="remark" rows={2} />
      </FormSection>
      <FormSection title={texts.sections.lines}>
        <ListField field="lines" hint={texts.linesHint} add={texts.addLine} blank={blankLine}>
          <RemoteField field="part_id" source={partSource} names={names} />
          <QuantityField field="quantity" />
          <SelectField field="unit" dict="unit" placeholder={texts.unitHint} />
          <LivePrice />
          <DayField field="date" />
          <TextField field="remark" />
        </ListField>
        <LiveSums />
      </FormSection>
    </RecordForm>
  );
}
