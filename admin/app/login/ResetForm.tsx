import { Button, Form, Radio } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { api, ApiError } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import {
  resetInput,
  sessionCalls,
  type ResetRefused,
} from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { SmsFields } from './SmsFields.tsx';
import { loginTexts, resetTexts } from './texts.ts';
import { useSlow } from './use-slow.ts';
import styles from './login.module.css';

type ResetValues = z.infer<typeof resetInput> & { captcha?: string };
type ResetFormProps = { type: LoginType; onReset: (username: string) => void };

/** A new password by a code sent to the account's phone number. */
export function ResetForm({ type, onReset }: ResetFormProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const [form] = Form.useForm<ResetValues>();
  const [accounts, setAccounts] = useState<ResetRefused['accounts']>([]);
  const rules = schemaRules(resetInput, language);

  const reset = async ({ captcha: _, ...values }: ResetValues) => {
    const { data } = await api(sessionCalls.resetPassword, values, { type, quiet: true }).catch(
      (error: unknown) => {
        const told =
          error instanceof ApiError ? (error.data as Partial<ResetRefused> | null) : null;
        if (told?.accounts) setAccounts(told.accounts);
        throw error;
      },
    );
    onReset(data.username);
  };
  const { isBusy, refusal, submit } = useSubmit(form, reset);
  const isSlow = useSlow(isBusy);

  return (
    <Form
      form={form}
      name="reset"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError
      onValuesChange={(changed: Partial<ResetValues>) => {
        clearOnChange(form)(changed);
        // Another number has other accounts.
        if (changed.mobile === undefined || accounts.length === 0) return;
        setAccounts([]);
        form.setFieldValue('account_id', undefined);
      }}
      onFinish={submit}
    >
      <SmsFields purpose="reset" rules={rules} />
      {accounts.length > 0 && (
        <Form.Item
          name="account_id"
          label={say(resetTexts.account)}
          rules={[{ required: true, message: say(sessionTexts.errors.chooseAccount) }]}
        >
          <Radio.Group
            className={styles.companies}
            options={accounts.map((one) => ({
              value: one.id,
              label: one.company_name
                ? say(resetTexts.accountOf, {
                    username: one.username,
                    company: one.company_name,
                  })
                : one.username,
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="password" label={say(resetTexts.password)} rules={rules('password')}>
        <PasswordInput autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <div aria-live="assertive">{refusal && <p className={styles.refusal}>{refusal}</p>}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        {say(resetTexts.submit)}
      </Button>
      <p className={styles.help}>
        {say(type === 'dealer' ? loginTexts.dealerHelp : resetTexts.noPhone)}
      </p>
      <p role="status" className={styles.slow}>
        {isSlow && say(loginTexts.slow)}
      </p>
    </Form>
  );
}
