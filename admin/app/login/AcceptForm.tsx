import { Button, Form, Input, Skeleton } from 'antd';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { api, ApiError } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { acceptInput, sessionCalls } from '#contract/features/account/session/contract.ts';
import type { LoginType } from '#contract/login-types.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { inviteTexts, registerTexts } from './texts.ts';
import styles from './login.module.css';

type AcceptValues = Omit<z.infer<typeof acceptInput>, 'token'>;
type AcceptFormProps = { type: LoginType; token: string; onAccepted: (username: string) => void };

/** An invited person confirms their name and chooses a password. */
export function AcceptForm({ type, token, onAccepted }: AcceptFormProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const [form] = Form.useForm<AcceptValues>();
  const rules = schemaRules(acceptInput, language, registerTexts.fields);
  const { data, error } = useQuery({
    queryKey: ['invitation', type, token],
    retry: false,
    queryFn: async () =>
      (await api(sessionCalls.invitation, { token }, { type, quiet: true })).data,
  });
  const accept = async (values: AcceptValues) => {
    const answer = await api(
      sessionCalls.acceptInvitation,
      { ...values, token },
      { type, quiet: true },
    );
    onAccepted(answer.data.username);
  };
  const { isBusy, refusal, submit } = useSubmit(form, accept);
  if (error)
    return (
      <p role="alert" className={styles.refusal}>
        {error instanceof ApiError ? error.msg : String(error)}
      </p>
    );
  if (!data) return <Skeleton active paragraph={{ rows: 5 }} />;
  return (
    <Form
      form={form}
      name="accept"
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={{ realname: data.realname }}
      onValuesChange={clearOnChange(form)}
      onFinish={submit}
    >
      {data.company_name && (
        <p className={styles.hint}>{say(inviteTexts.by, { company: data.company_name })}</p>
      )}
      <Form.Item label={say(fieldTexts.username)}>
        <Input value={data.username} readOnly autoComplete="username" />
      </Form.Item>
      <Form.Item
        name="realname"
        label={say(registerTexts.fields.realname)}
        rules={rules('realname')}
      >
        <Input autoComplete="name" maxLength={32} />
      </Form.Item>
      <Form.Item name="password" label={say(fieldTexts.password)} rules={rules('password')}>
        <PasswordInput autoComplete="new-password" maxLength={64} autoFocus />
      </Form.Item>
      <div aria-live="assertive">{refusal && <p className={styles.refusal}>{refusal}</p>}</div>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {say(inviteTexts.submit)}
      </Button>
    </Form>
  );
}
