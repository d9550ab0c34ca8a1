import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import {
  batchCalls,
  fixedFields,
  type BatchInfo,
  type BatchInput,
} from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { BomField } from './BomField.tsx';
import { partLabel } from './columns.tsx';
import { FactoryFields } from './FactoryFields.tsx';
import { batchesPageTexts as texts } from './texts.ts';

const parts = remoteSource(partCalls, { label: partLabel, filters: { state: 'active' } });

export function BatchForm({ record, onClose, onSaved }: FormProps<BatchInfo>) {
  const fixed = record ? fixedFields(record.state) : [];
  const isFixed = (field: keyof BatchInput) => fixed.includes(field);
  const note = isFixed('factory') ? texts.over : isFixed('code') ? texts.released : undefined;
  return (
    <RecordForm
      calls={batchCalls}
      texts={batchTexts}
      record={record}
      shape="drawer"
      width={720}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FormSection note={note}>
        <RemoteField
          field="part_id"
          source={parts}
          shown={record && partLabel({ name: record.part_name, code: record.part_code })}
          hint={isFixed('part_id') ? undefined : texts.hints.part}
          disabled={isFixed('part_id')}
          wide
        />
        <NumberField field="quantity" disabled={isFixed('quantity')} />
        <TextField
          field="code"
          hint={record ? undefined : texts.hints.code}
          disabled={isFixed('code')}
        />
        <BomField shown={record?.bom_name} isNew={record === null} disabled={isFixed('bom_id')} />
        <FactoryFields record={record} disabled={isFixed('factory')} />
        <TextField field="line" disabled={isFixed('line')} />
        <DayField field="product_date" disabled={isFixed('product_date')} />
        <DayField
          field="expire_date"
          hint={isFixed('expire_date') ? undefined : texts.hints.expire}
          disabled={isFixed('expire_date')}
        />
        <TextField field="remark" rows={3} />
      </FormSection>
    </RecordForm>
  );
}
