import { useMemo } from 'react';
import { sayNow } from '#admin/app/language.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { QuantityField } from '#admin/ui/form/QuantityField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { RemoteListField } from '#admin/ui/form/RemoteListField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { bomCalls, type BomInfo } from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { bomPageTexts as texts } from './texts.ts';

const blankLine = { quantity: '1', is_tracked: false, substitutes: [] };
const blank = { lines: [blankLine as never] };
const valuesOf = ({ part_id, code, remark, lines }: BomInfo) => ({
  part_id,
  code,
  remark,
  lines: lines.map(
    ({ part_code: _c, part_name: _n, unit_name: _u, substitute_parts: _s, ...line }) => line,
  ),
});

/** The names of the parts that a bill has already. */
function namesOf(record: BomInfo | null): ReadonlyMap<number, string> {
  const parts = (record?.lines ?? []).flatMap((line) => [
    { id: line.part_id, code: line.part_code, name: line.part_name },
    ...line.substitute_parts,
  ]);
  return new Map(parts.map(({ id, code, name }) => [id, sayNow(formTexts.named, { name, code })]));
}

/** A draft: the product and its lines. */
export function BomForm(props: FormProps<BomInfo>) {
  const { record } = props;
  const names = useMemo(() => namesOf(record), [record]);
  return (
    <RecordForm
      {...props}
      calls={bomCalls}
      texts={bomTexts}
      blank={blank}
      values={valuesOf}
      shape="drawer"
      width={960}
    >
      <FormSection title={texts.sections.product}>
        <RemoteField
          field="part_id"
          source={partSource}
          shown={
            record && sayNow(formTexts.named, { name: record.part_name, code: record.part_code })
          }
          disabled={record !== null}
        />
        <TextField field="code" hint={record ? undefined : texts.hints.code} />
        <TextField field="remark" rows={2} />
      </FormSection>
      <FormSection title={texts.sections.lines}>
        <ListField field="lines" hint={texts.hints.quantity} add={texts.addLine} blank={blankLine}>
          <RemoteField field="part_id" source={partSource} names={names} />
          <QuantityField field="quantity" />
          <SelectField field="unit" dict="unit" placeholder={texts.hints.unit} />
          <TextField field="position" />
          <RemoteListField field="substitutes" source={partSource} names={names} />
          <TextField field="remark" />
          <SwitchField field="is_tracked" />
        </ListField>
      </FormSection>
    </RecordForm>
  );
}
