import { Button, Form, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { refreshAccess } from '#admin/app/account.ts';
import { ApiError, post } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { toast } from '#admin/app/toast.ts';
import { mergeConflict, readConflict, type ConflictRow } from '#admin/ui/conflict.ts';
import { ConflictNotice } from '#admin/ui/ConflictNotice.tsx';
import { clearOnChange, schemaRules, showFieldErrors } from '#admin/ui/schema-rules.ts';
import { profileInput, type UserInfo } from '#contract/features/account/profile/contract.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import type { Language } from '#contract/language.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { profilePageTexts } from './texts.ts';

type ProfileValues = { realname: string; email: string; language: Language | '' };
const languageNames = [
  { value: 'zh_CN', label: '简体中文' },
  { value: 'en', label: 'English' },
  { value: 'zh_TW', label: '繁體中文' },
];

const valuesOf = (user: UserInfo): ProfileValues => ({
  realname: user.realname,
  email: user.email ?? '',
  language: user.language ?? '',
});

export function ProfileForm({ user }: { user: UserInfo }) {
  const say = useSay();
  const { language, speak } = useLanguage();
  const name = useId();
  const [form] = Form.useForm<ProfileValues>();
  const [base, setBase] = useState({ version: user.version, values: valuesOf(user) });
  const [rows, setRows] = useState<ConflictRow[]>([]);
  const [isBusy, setBusy] = useState(false);
  const schema = profileInput.omit({ version: true, language: true }).loose();
  const rules = schemaRules(schema, language);

  // Only here, not whenever the session's user is read anew: that must not sweep away what is being typed.
  const takeOver = (saved: UserInfo) => {
    setBase({ version: saved.version, values: valuesOf(saved) });
    form.setFieldsValue(valuesOf(saved));
  };

  const meetConflict = (values: ProfileValues, error: unknown) => {
    const conflict = readConflict(error);
    if (!conflict) return false;
    const merged = mergeConflict(base.values, values, conflict);
    form.setFieldsValue(merged.values);
    setBase({ version: merged.version, values: { ...base.values, ...merged.values } });
    setRows(merged.rows);
    return true;
  };

  const save = async (values: ProfileValues) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const input = { ...values, language: values.language || null, version: base.version };
      const { msg } = await post('index/updateProfile', input, { quiet: true });
      toast.success(msg || say(profileTexts.done.saved));
      setRows([]);
      if (values.language) speak(values.language);
      await refreshAccess();
      takeOver(useSession.getState().user ?? user);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (meetConflict(values, error)) return;
      const unplaced = showFieldErrors(form, error.errors);
      if (unplaced.length > 0 || error.errors.length === 0) toast.error(error.msg);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={base.values}
      onValuesChange={clearOnChange(form)}
      onFinish={(values) => void save(values)}
    >
      {rows.length > 0 && (
        <ConflictNotice
          rows={rows}
          labels={fieldTexts}
          onTake={(row) => {
            form.setFieldsValue({ [row.field]: row.theirs });
            setRows(rows.map((one) => (one === row ? { ...row, mine: row.theirs } : one)));
          }}
        />
      )}
      <Form.Item name="realname" label={say(fieldTexts.realname)} rules={rules('realname')}>
        <Input autoComplete="name" maxLength={32} />
      </Form.Item>
      <Form.Item name="email" label={say(fieldTexts.email)} rules={rules('email')}>
        <Input type="email" autoComplete="email" maxLength={128} />
      </Form.Item>
      <Form.Item name="language" label={say(fieldTexts.language)}>
        <Select options={[{ value: '', label: say(profilePageTexts.followSwitch) }, ...languageNames]} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {say(profilePageTexts.save)}
      </Button>
    </Form>
  );
}
