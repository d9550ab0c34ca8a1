import { DayField } from '#admin/ui/form/DayField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  memberSources,
  type Member,
  memberCalls,
} from '#contract/features/member/members/contract.ts';
import { memberTexts as texts } from '#contract/features/member/members/texts.ts';
import { languages } from '#contract/language.ts';
import { provinces } from '#contract/places.ts';
import { say, type Text } from '#contract/text.ts';

const blank = {
  mobile: '',
  sex: '0',
  birthday: null,
  province: null,
  city: '',
  source: 'manual',
  is_enabled: true,
  remark: '',
} as const;
const places = provinces.map(({ code, name }) => ({ value: code, label: name }));
const sources = memberSources.map((value) => ({ value, label: texts.sources[value] }));

const keptHint = (mobile: string): Text =>
  Object.fromEntries(
    languages.map((one) => [one, say(texts.hints.mobileKept, one, { mobile })]),
  ) as Text;

export function MemberForm(props: FormProps<Member>) {
  const known = props.record?.mobile;
  return (
    <RecordForm
      {...props}
      calls={memberCalls}
      texts={texts}
      blank={blank}
      // The masked number must not be submitted.
      values={(member) => ({ ...member, mobile: '' })}
      shape="dialog"
      width={720}
    >
      <TextField field="name" />
      <TextField
        field="mobile"
        type="tel"
        max={14}
        required={!known}
        {...(known ? { hint: keptHint(known) } : {})}
      />
      <SelectField field="sex" dict="sex" required />
      <DayField field="birthday" />
      <SelectField field="province" options={places} />
      <TextField field="city" />
      <SelectField field="source" options={sources} />
      <SwitchField field="is_enabled" label={texts.states.true} hint={texts.hints.is_enabled} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
