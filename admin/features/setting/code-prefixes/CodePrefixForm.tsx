import { DayField } from '#admin/ui/form/DayField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  codePrefixCalls,
  prefixIssuers,
  type CodePrefix,
} from '#contract/features/setting/code-prefixes/contract.ts';
import { prefixTexts } from '#contract/features/setting/code-prefixes/texts.ts';
import { t } from '#contract/text.ts';

const issuers = prefixIssuers.map((value) => ({ value, label: prefixTexts.issuers[value] }));
const hints = {
  prefix: t(
    '自有编码规则以它开头；全平台唯一',
    'Your encoding rules start with it; it must be unique on the platform',
    '自有編碼規則以它開頭；全平台唯一',
  ),
  used: t(
    '已有规则使用，前缀不能改动',
    'Already used by rules, so it can’t be changed',
    '已有規則使用，前綴不能變更',
  ),
  until: t(
    '不填即长期有效；到期后不再生成新码',
    'Leave empty for no expiry. After it expires, no new codes are generated with it',
    '不填即長期有效；到期後不再產生新碼',
  ),
};

export function CodePrefixForm(props: FormProps<CodePrefix>) {
  const isUsed = (props.record?.rules.length ?? 0) > 0;
  return (
    <RecordForm
      {...props}
      calls={codePrefixCalls}
      texts={prefixTexts}
      blank={{ issuer: 'own' }}
      shape="dialog"
    >
      <TextField field="prefix" hint={isUsed ? hints.used : hints.prefix} disabled={isUsed} />
      <SelectField field="issuer" options={issuers} />
      <DayField field="from_day" />
      <DayField field="until_day" hint={hints.until} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
