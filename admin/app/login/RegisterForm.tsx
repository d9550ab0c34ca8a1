import { Button, Form, Input } from 'antd';
import type * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import {
  registerInput,
  sessionCalls,
  type PartnerInvitation,
} from '#contract/features/account/session/contract.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { SmsFields } from './SmsFields.tsx';
import { loginTexts, registerTexts } from './texts.ts';
import { useSlow } from './use-slow.ts';
import styles from './login.module.css';

type Registration = z.infer<typeof registerInput> & { captcha?: string };
type RegisterFormProps = {
  /** The invitation that led here, and what the other company has on file. */
  invitation?: { token: string } & Pick<PartnerInvitation, 'name' | 'credit_code' | 'contact'>;
  onRegistered: (username: string) => void;
};

export function RegisterForm({ invitation, onRegistered }: RegisterFormProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const [form] = Form.useForm<Registration>();
  const rules = schemaRules(registerInput, language, registerTexts.fields);

  const register = async ({ captcha: _, ...company }: Registration) => {
    const asked = invitation ? { ...company, invitation: invitation.token } : company;
    await api(sessionCalls.register, asked, { type: 'web', quiet: true });
    onRegistered(company.username.trim());
  };
  const { isBusy, refusal, submit } = useSubmit(form, register);
  const isSlow = useSlow(isBusy);

  return (
    <Form
      form={form}
      name="register"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError
      initialValues={
        invitation && {
          company_name: invitation.name,
          credit_code: invitation.credit_code,
          realname: invitation.contact,
        }
      }
      onValuesChange={clearOnChange(form)}
      onFinish={submit}
    >
      <Form.Item
        name="company_name"
        label={say(registerTexts.fields.company_name)}
        rules={rules('company_name')}
      >
        <Input autoComplete="organization" maxLength={64} autoFocus />
      </Form.Item>
      <Form.Item
        name="credit_code"
        label={say(registerTexts.fields.credit_code)}
        rules={rules('credit_code')}
      >
        <Input maxLength={18} spellCheck={false} className={styles.code} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="realname"
          label={say(registerTexts.fields.realname)}
          rules={rules('realname')}
        >
          <Input autoComplete="name" maxLength={32} />
        </Form.Item>
        <Form.Item name="username" label={say(fieldTexts.username)} rules={rules('username')}>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={32} />
        </Form.Item>
      </div>
      <Form.Item name="password" label={say(fieldTexts.password)} rules={rules('password')}>
        <PasswordInput autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <SmsFields purpose="register" rules={rules} />
      <div aria-live="assertive">{refusal && <p className={styles.refusal}>{refusal}</p>}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        {say(registerTexts.submit)}
      </Button>
      <p role="status" className={styles.slow}>
        {isSlow && say(loginTexts.slow)}
      </p>
    </Form>
  );
}
