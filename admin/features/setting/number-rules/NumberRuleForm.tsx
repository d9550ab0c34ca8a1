import { api } from '#admin/app/api.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import {
  numberRuleCalls,
  numberRuleInput,
  type NumberRuleRow,
} from '#contract/features/setting/number-rules/contract.ts';
import { numberRuleTexts } from '#contract/features/setting/number-rules/texts.ts';
import { dateParts, doesRepeat, resets, separators, type DatePart } from '#contract/number-rule.ts';
import { say, t } from '#contract/text.ts';
import { NextNumbers } from './NextNumbers.tsx';

// Empty while nothing is chosen.
const dates = dateParts
  .filter((value) => value !== '')
  .map((value) => ({ value, label: numberRuleTexts.dates[value] }));
const signs = separators
  .filter((value) => value !== '')
  .map((value) => ({ value, label: numberRuleTexts.separators[value] }));
const title = t('编号规则：{name}', 'Number rule: {name}', '編號規則：{name}');
const hints = {
  reset: t(
    '重新计数的周期不能比编号里的日期更短',
    'Numbering can’t restart more often than the date in the number changes',
    '重新計數的週期不能比編號裡的日期更短',
  ),
  gapFree: t(
    '开：作废或失败不留空号，同时新增时排队取号。关：互不等待，可能有空号。',
    'On: no gaps after failures, but simultaneous additions wait for each other. Off: no waiting, but gaps may occur.',
    '開：作廢或失敗不留空號，同時新增時排隊取號。關：互不等待，可能有空號。',
  ),
};

/** One rule; the next numbers are shown while it is edited. */
export function NumberRuleForm({ record, onClose, onSaved }: FormProps<NumberRuleRow>) {
  const name = record?.name ?? '';
  return (
    <RecordForm
      resource="numberRule"
      schema={numberRuleInput}
      texts={numberRuleTexts}
      title={{
        zh_CN: say(title, 'zh_CN', { name }),
        en: say(title, 'en', { name }),
        zh_TW: say(title, 'zh_TW', { name }),
      }}
      record={record}
      shape="dialog"
      send={(values, version, options) =>
        api(numberRuleCalls.edit, { id: record!.id, version, ...values }, options)
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextField field="prefix" />
      <SelectField field="separator" options={signs} placeholder={numberRuleTexts.separators['']} />
      <SelectField field="date_part" options={dates} placeholder={numberRuleTexts.dates['']} />
      <ResetField />
      <NumberField field="width" />
      <SwitchField field="gap_free" label={numberRuleTexts.fields.gap_free} hint={hints.gapFree} />
      {record && <NextNumbers id={record.id} />}
    </RecordForm>
  );
}

/** Only options that do not repeat numbers can be chosen. */
function ResetField() {
  const part = useFieldValue('date_part') as DatePart | undefined;
  const options = resets.map((value) => ({
    value,
    label: numberRuleTexts.resets[value],
    disabled: doesRepeat({ date_part: part ?? '', reset: value }),
  }));
  return <SelectField field="reset" options={options} hint={hints.reset} />;
}
