import { Button, Form, Input, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api, ApiError } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { isJustTaken, keepToken, useSession } from '#admin/app/session.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import {
  loginInput,
  sessionCalls,
  type LoginRefused,
} from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { CaptchaInput, useCaptcha } from './Captcha.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { redirectTarget } from './redirect.ts';
import { loginTexts } from './texts.ts';
import { useSlow } from './use-slow.ts';
import styles from './login.module.css';

type LoginValues = {
  username: string;
  password: string;
  remember: boolean;
  captcha?: string;
  company_id?: number;
};

type LoginFormProps = {
  type: LoginType;
  username?: string;
  /** Where to go then; by default the page that was asked for. */
  target?: string;
  onForgot: () => void;
};

export function LoginForm({ type, username, target: wanted, onForgot }: LoginFormProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [form] = Form.useForm<LoginValues>();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [companies, setCompanies] = useState<NonNullable<LoginRefused['companies']>>([]);
  const picture = useCaptcha(needsCaptcha);
  const rules = schemaRules(loginInput, language);

  // Signed in, possibly in another window or tab: continue to the requested page.
  const token = useSession((state) => (state.type === type ? state.token : null));
  const [before] = useState(() => (isJustTaken() ? null : token));
  const target = wanted ?? redirectTarget(search.get('redirect'), location.origin);
  useEffect(() => {
    if (token && token !== before) void navigate(target, { replace: true });
  }, [token, before, target, navigate]);

  const refused = (error: unknown) => {
    const { data } = error instanceof ApiError ? error : { data: null };
    setCompanies((data as Partial<LoginRefused> | null | undefined)?.companies ?? []);
    if ((data as Partial<LoginRefused> | null | undefined)?.captcha_required) setNeedsCaptcha(true);
    if (needsCaptcha) {
      form.setFieldValue('captcha', '');
      picture.refresh();
    }
    throw error;
  };

  const signIn = async (values: LoginValues) => {
    const proof = needsCaptcha ? { key: picture.key } : { captcha: undefined };
    const { data } = await api(
      sessionCalls.login,
      { ...values, ...proof },
      { type, quiet: true },
    ).catch(refused);
    keepToken(type, data.access_token, values.remember);
  };
  const { isBusy, refusal, submit } = useSubmit(form, signIn);
  const isSlow = useSlow(isBusy);

  return (
    <Form
      form={form}
      name="login"
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={{ username, remember: false }}
      onValuesChange={(changed: Partial<LoginValues>) => {
        clearOnChange(form)(changed);
        // Another account has other companies.
        if (changed.username === undefined || companies.length === 0) return;
        setCompanies([]);
        form.setFieldValue('company_id', undefined);
      }}
      onFinish={submit}
    >
      <Form.Item name="username" label={say(fieldTexts.username)} rules={rules('username')}>
        <Input
          autoComplete="username"
          placeholder={type === 'dealer' ? say(loginTexts.nameOrPhone) : undefined}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          autoFocus={!username}
        />
      </Form.Item>
      <Form.Item name="password" label={say(fieldTexts.password)} rules={rules('password')}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={128}
          autoFocus={Boolean(username)}
        />
      </Form.Item>
      {companies.length > 0 && (
        <Form.Item
          name="company_id"
          label={say(loginTexts.company)}
          rules={[{ required: true, message: say(sessionTexts.errors.chooseCompany) }]}
        >
          <Radio.Group
            className={styles.companies}
            options={companies.map((one) => ({
              value: one.company_id,
              label: say(loginTexts.dealerOf, {
                company: one.company_name,
                dealer: one.dealer_name,
              }),
            }))}
          />
        </Form.Item>
      )}
      {needsCaptcha && (
        <Form.Item
          name="captcha"
          label={say(fieldTexts.captcha)}
          rules={[{ required: true, message: say(sessionTexts.errors.captchaNeeded) }]}
        >
          <CaptchaInput picture={picture} />
        </Form.Item>
      )}
      <div className={styles.keep}>
        <Form.Item name="remember" valuePropName="checked" noStyle>
          <TickBox>{say(fieldTexts.remember)}</TickBox>
        </Form.Item>
        <button type="button" className={styles.link} onClick={onForgot}>
          {say(loginTexts.forgot)}
        </button>
      </div>
      <div aria-live="assertive">{refusal && <Refusal>{refusal}</Refusal>}</div>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {say(loginTexts.signIn)}
      </Button>
      {type === 'dealer' && <p className={styles.help}>{say(loginTexts.dealerHelp)}</p>}
      <p role="status" className={styles.slow}>
        {isSlow && say(loginTexts.slow)}
      </p>
    </Form>
  );
}

/** On a phone the message may be below the keyboard, so it scrolls into view. */
function Refusal({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [children]);
  return (
    <p ref={place} className={styles.refusal}>
      {children}
    </p>
  );
}
