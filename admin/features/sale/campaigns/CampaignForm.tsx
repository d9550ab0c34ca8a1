import { Form } from 'antd';
import { useMemo } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useFormScope } from '#admin/ui/form/form-scope.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteListField } from '#admin/ui/form/RemoteListField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TimeField } from '#admin/ui/form/TimeField.tsx';
import { campaignCalls, type CampaignInfo } from '#contract/features/sale/campaigns/contract.ts';
import { campaignTexts, prizeKinds } from '#contract/features/sale/campaigns/texts.ts';
import { OddsField } from './OddsField.tsx';
import { campaignsPageTexts as texts } from './texts.ts';

const prize = { id: null, name: '', kind: 'code', amount: 0, points: 0 } as const;
const kinds = prizeKinds.map((value) => ({ value, label: campaignTexts.kinds[value] }));
const blank = { per_person: 1, needs_sms: false, part_ids: [], prizes: [] };

/** What was won of the prizes is not part of the form. */
const valuesOf = (record: CampaignInfo) => ({
  ...record,
  prizes: record.prizes.map(({ given: _given, codes: _codes, ...one }) => one),
});

export function CampaignForm(props: FormProps<CampaignInfo>) {
  const say = useSay();
  const can = useCan();
  const { record } = props;
  const isStarted = record !== null && record.state !== 'draft';
  const names = useMemo(
    () => new Map(record?.part_ids.map((id, at) => [id, record.part_names[at] ?? ''])),
    [record],
  );
  return (
    <RecordForm
      {...props}
      calls={campaignCalls}
      texts={campaignTexts}
      blank={blank}
      values={valuesOf}
      shape="drawer"
      width={960}
    >
      {isStarted && <FormLine>{say(texts.hints.started)}</FormLine>}
      <TextField field="name" />
      <MoneyField field="budget" hint={texts.hints.budget} />
      <TimeField field="start_time" disabled={isStarted} />
      <TimeField field="end_time" />
      <ListField
        field="prizes"
        blank={prize}
        add={texts.addPrize}
        hint={texts.hints.prizes}
        disabled={isStarted}
      >
        <TextField field="name" />
        <SelectField field="kind" options={kinds} disabled={isStarted} />
        <OddsField field="odds" disabled={isStarted} />
        <NumberField field="quantity" grouped />
        <MoneyField field="amount" disabled={isStarted} />
        <PointsField disabled={isStarted} />
      </ListField>
      <NumberField field="per_person" hint={texts.hints.per_person} />
      <SwitchField field="needs_sms" hint={texts.hints.needs_sms} disabled={isStarted} />
      {can({ has: 'product:part:view' }) && (
        <RemoteListField
          field="part_ids"
          source={partSource}
          names={names}
          hint={texts.hints.part_ids}
          disabled={isStarted}
          wide
        />
      )}
      <TextField field="rules" rows={5} hint={texts.hints.rules} wide />
      <TextField field="remark" rows={2} wide />
    </RecordForm>
  );
}

/** Only a prize of points gives points. */
function PointsField({ disabled }: { disabled: boolean }) {
  const { path } = useFormScope();
  const kind = Form.useWatch<string | undefined>([...path, 'kind'], Form.useFormInstance());
  return kind === 'points' ? <NumberField field="points" disabled={disabled} /> : null;
}
