import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Form } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TimeField } from '#admin/ui/form/TimeField.tsx';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import { CodeField } from '#admin/ui/scanner/CodeField.tsx';
import type { QualityCalls } from '#contract/quality/calls.ts';
import { hasLimits, isWithin } from '#contract/quality/judge.ts';
import { qualityResults, type QualityKind } from '#contract/quality/kinds.ts';
import type { QualityRecord } from '#contract/quality/records.ts';
import type { UnitSteps } from '#contract/quality/sheet.ts';
import { qualityTexts, recordTexts } from '#contract/quality/texts.ts';
import { limitsText } from './limits-text.ts';
import { recordsPageTexts } from './texts.ts';
import styles from './quality.module.css';

const texts = recordsPageTexts.form;
const choices = qualityResults.map((value) => ({ value, label: qualityTexts.results[value] }));

type Props = FormProps<QualityRecord> & { kind: QualityKind; calls: QualityCalls };

export function QualityForm({ kind, calls, ...props }: Props) {
  return (
    <RecordForm {...props} calls={calls} texts={recordTexts[kind]} shape="dialog">
      <CodeField field="serial_number" />
      <UnitFields calls={calls} />
      <TextField field="unit" />
      <SelectField field="result" options={choices} hint={texts.resultHint} />
      <TextField field="content" rows={2} />
      <TextField field="std" wide />
      <TextField field="emp_name" />
      <TimeField
        field="pass_time"
        disabled={props.record !== null}
        hint={props.record ? texts.timeHint : undefined}
      />
    </RecordForm>
  );
}

/** What the scanned unit is; its planned steps to choose from; the limits of the chosen one. */
function UnitFields({ calls }: { calls: QualityCalls }) {
  const say = useSay();
  const form = Form.useFormInstance();
  const serial = useDebounced(String(Form.useWatch('serial_number', form) ?? '').trim(), 300);
  const step = String(Form.useWatch('step', form) ?? '').trim();
  const value = Form.useWatch('value', form) as number | null | undefined;
  const { data: unit } = useQuery({
    queryKey: [resourceOf(calls.steps), 'steps', serial],
    enabled: serial !== '',
    retry: false,
    queryFn: async ({ signal }) =>
      (await api(calls.steps, { serial_number: serial }, { signal, quiet: true })).data,
  });
  const planned = unit?.steps.find((one) => one.step === step);
  const limits = planned && hasLimits(planned) ? limitsText(planned) : '';
  const isOutside = Boolean(planned && value != null && !isWithin(value, planned));
  return (
    <>
      {unit && <p className={styles.found}>{sentence(unit, say)}</p>}
      <FormField field="step" hint={texts.stepHint}>
        <AutoComplete
          maxLength={64}
          options={unit?.steps.map((one) => ({
            value: one.step,
            label: [one.step, limitsText(one)].filter(Boolean).join('　'),
          }))}
          showSearch={{ filterOption: (typed, option) => option!.value.includes(typed) }}
        />
      </FormField>
      <NumberField field="value" unit={planned?.unit || undefined} />
      {limits && (
        <p className={styles.found} role="status" data-tone={isOutside ? 'bad' : undefined}>
          {say(isOutside ? texts.outside : texts.limits, { limits })}
        </p>
      )}
    </>
  );
}

function sentence(unit: UnitSteps, say: ReturnType<typeof useSay>): string {
  const { part_name: part, batch_code: batch, plan_id: plan } = unit;
  const what = batch ? say(texts.belongs, { part, batch }) : say(texts.belongsPart, { part });
  return [part && what, plan === null && say(texts.noPlan)].filter(Boolean).join('；');
}
