import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { packSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { labelTemplateCalls } from '#contract/features/product/labels/contract.ts';
import {
  prePrintCalls,
  prePrintFormats,
  type PrePrint,
} from '#contract/features/trace/pre-prints/contract.ts';
import { prePrintTexts } from '#contract/features/trace/pre-prints/texts.ts';
import { prePrintsPageTexts as texts } from './texts.ts';

const templateSource = remoteSource(labelTemplateCalls, {
  label: ({ name, width_mm: width, height_mm: height }) => `${name} · ${width} × ${height} mm`,
  filters: { state: ['published'] },
});

/** Orders labels from a printing house. */
export function PrePrintForm(props: FormProps<PrePrint>) {
  return (
    <RecordForm
      {...props}
      calls={prePrintCalls}
      texts={prePrintTexts}
      blank={{ format: 'pdf' }}
      shape="dialog"
    >
      <RemoteField field="pack_id" source={packSource} shown={props.record?.pack_code} />
      <RemoteField
        field="template_id"
        source={templateSource}
        shown={props.record?.template_name}
      />
      <NumberField field="quantity" grouped hint={texts.quantityHint} />
      <TextField field="printer_company" />
      <SelectField
        field="format"
        options={prePrintFormats.map((value) => ({ value, label: prePrintTexts.formats[value] }))}
      />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
