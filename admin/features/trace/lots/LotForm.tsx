import { sayNow } from '#admin/app/language.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { QuantityField } from '#admin/ui/form/QuantityField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { batchSource, partSource, supplierSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { lotCalls, type Lot } from '#contract/features/trace/lots/contract.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { lotPageTexts as texts } from './texts.ts';

/** Material that arrived, or was made here. */
export function LotForm(props: FormProps<Lot>) {
  const { record } = props;
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  return (
    <RecordForm
      {...props}
      calls={lotCalls}
      texts={lotTexts}
      blank={{ received_date: today }}
      shape="drawer"
      width={720}
    >
      <FormSection title={texts.sections.what}>
        <RemoteField
          field="part_id"
          source={partSource}
          shown={
            record && sayNow(formTexts.named, { name: record.part_name, code: record.part_code })
          }
          wide
        />
        <QuantityField field="quantity" hint={texts.hints.quantity} />
        <TextField field="code" hint={record ? undefined : texts.hints.code} />
        <DayField field="received_date" />
        <DayField field="expire_date" />
      </FormSection>
      <FormSection title={texts.sections.source}>
        <RemoteField field="supplier_id" source={supplierSource} shown={record?.supplier_name} />
        <TextField field="supplier_lot" />
        <RemoteField
          field="source_batch_id"
          source={batchSource}
          shown={record?.source_batch_code}
          hint={texts.hints.source}
          wide
        />
        <TextField field="remark" rows={2} />
      </FormSection>
    </RecordForm>
  );
}
