import { Button, Form, Input, Select } from 'antd';
import { useId } from 'react';
import { refreshAccess } from '#admin/app/account.ts';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConflictNotice } from '#admin/ui/ConflictNotice.tsx';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { useVersioned } from '#admin/ui/use-versioned.ts';
import {
  profileCalls,
  profileInput,
  type UserInfo,
} from '#contract/features/account/profile/contract.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { languageNames, languages, type Language } from '#contract/language.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { profilePageTexts } from './texts.ts';

type ProfileValues = { realname: string; email: string; language: Language | '' };
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

const versioned = (user: UserInfo): { version: number; values: ProfileValues } => ({
  version: user.version,
  values: {
    realname: user.realname,
    email: user.email ?? '',
    language: user.language ?? '',
  },
});

export function ProfileForm({ user }: { user: UserInfo }) {
  const say = useSay();
  const { language, speak } = useLanguage();
  const name = useId();
  const [form] = Form.useForm<ProfileValues>();
  const { initial, rows, save, take } = useVersioned(form, versioned(user));
  const rules = schemaRules(profileInput.omit({ version: true, language: true }).loose(), language);

  const send = async (values: ProfileValues, version: number) => {
    const input = { ...values, language: values.language || null, version };
    const { data, msg } = await api(profileCalls.updateProfile, input, { quiet: true });
    toast.success(msg || say(profileTexts.done.saved));
    return versioned(data);
  };

  const keep = async (values: ProfileValues) => {
    if (!(await save(values, send))) return;
    if (values.language) speak(values.language);
    await refreshAccess();
  };
  const { isBusy, submit } = useSubmit(form, keep, toast.error);

  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={initial}
      onValuesChange={clearOnChange(form)}
      onFinish={submit}
    >
      {rows.length > 0 && <ConflictNotice rows={rows} labels={fieldTexts} onTake={take} />}
      <Form.Item name="realname" label={say(fieldTexts.realname)} rules={rules('realname')}>
        <Input autoComplete="name" maxLength={32} />
      </Form.Item>
      <Form.Item name="email" label={say(fieldTexts.email)} rules={rules('email')}>
        <Input type="email" autoComplete="email" maxLength={128} />
      </Form.Item>
      <Form.Item name="language" label={say(fieldTexts.language)}>
        <Select
          options={[{ value: '', label: say(profilePageTexts.followSwitch) }, ...languageOptions]}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {say(profilePageTexts.save)}
      </Button>
    </Form>
  );
}
