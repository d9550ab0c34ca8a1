import { useMemo } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteListField } from '#admin/ui/form/RemoteListField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { warrantyStarts } from '#contract/features/product/parts/kinds.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import {
  policyCalls,
  policyLimits,
  type PolicyInfo,
} from '#contract/features/sale/warranty-policies/contract.ts';
import { policyTexts as texts } from '#contract/features/sale/warranty-policies/texts.ts';
import { daysText } from './texts.ts';

const starts = warrantyStarts.map((value) => ({ value, label: partTexts.starts[value] }));
const blank = { months: 12, starts_at: 'activation' as const, grace_days: 0, parts: [] };

export function PolicyForm(props: FormProps<PolicyInfo>) {
  const say = useSay();
  const can = useCan();
  const { record } = props;
  const names = useMemo(
    () => new Map(record?.parts.map((id, at) => [id, record.part_names[at] ?? ''])),
    [record],
  );
  // Of more than that, each part chooses for itself.
  const isListed = (record?.parts.length ?? 0) <= policyLimits.parts;
  return (
    <RecordForm
      {...props}
      calls={policyCalls}
      texts={texts}
      blank={blank}
      shape="drawer"
      width={640}
    >
      <TextField field="name" wide />
      <NumberField field="months" />
      <SelectField field="starts_at" options={starts} />
      <NumberField field="grace_days" unit={say(daysText)} hint={texts.hints.grace_days} />
      <TextField field="terms" rows={8} hint={texts.hints.terms} wide />
      {isListed && can({ has: 'product:part:view' }) && (
        <RemoteListField
          field="parts"
          source={partSource}
          names={names}
          hint={texts.hints.parts}
          wide
        />
      )}
    </RecordForm>
  );
}
