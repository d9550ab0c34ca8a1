import { Button, Form, Input, type FormRule, type InputProps, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type Ref } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { showFieldErrors } from '#admin/ui/schema-rules.ts';
import { sessionCalls } from '#contract/features/account/session/contract.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { CaptchaInput, useCaptcha } from './Captcha.tsx';
import { maySendSms, useCountdown } from './countdown.ts';
import { smsTexts } from './texts.ts';
import styles from './captcha.module.css';

type SmsFieldsProps = { purpose: string; rules: (field: string) => FormRule[] };

/** Mobile number, captcha and SMS code: the button is enabled when both are filled and no countdown runs. */
export function SmsFields({ purpose, rules }: SmsFieldsProps) {
  const say = useSay();
  const form = Form.useFormInstance();
  const mobile = Form.useWatch<string | undefined>('mobile', form);
  const captcha = Form.useWatch<string | undefined>('captcha', form);
  const picture = useCaptcha(true);
  const { left, start } = useCountdown(purpose);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const code = useRef<InputRef>(null);

  const askAnew = () => {
    form.setFieldValue('captcha', '');
    picture.refresh();
  };
  const isWaiting = left > 0;
  const wasWaiting = useRef(isWaiting);
  const endWait = useEffectEvent(askAnew);
  useEffect(() => {
    // The captcha was used, so another SMS needs a new one.
    if (wasWaiting.current && !isWaiting) endWait();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  const send = async () => {
    const isRight = await form.validateFields(['mobile']).then(
      () => true,
      () => false,
    );
    if (!isRight || isSending) return;
    setSending(true);
    setRefusal('');
    try {
      const asked = { mobile: mobile ?? '', captcha: captcha ?? '', key: picture.key };
      await api(sessionCalls.sms, asked, { type: 'web', quiet: true });
      start();
      code.current?.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
      showFieldErrors(form, error.errors);
      askAnew();
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Form.Item name="mobile" label={say(fieldTexts.mobile)} rules={rules('mobile')}>
        <Input inputMode="tel" autoComplete="tel" maxLength={16} />
      </Form.Item>
      <Form.Item
        name="captcha"
        label={say(fieldTexts.captcha)}
        validateStatus={refusal ? 'error' : undefined}
        help={refusal || undefined}
      >
        <CaptchaInput picture={picture} />
      </Form.Item>
      <Form.Item name="code" label={say(smsTexts.code)} rules={rules('code')}>
        <CodeInput
          ref={code}
          button={
            <Button
              className={styles.send}
              loading={isSending}
              disabled={!maySendSms(mobile, captcha, left)}
              onClick={() => void send()}
            >
              {left > 0 ? say(smsTexts.again, { seconds: left }) : say(smsTexts.send)}
            </Button>
          }
        />
      </Form.Item>
    </>
  );
}

type CodeInputProps = InputProps & { button: ReactNode; ref?: Ref<InputRef> };

function CodeInput({ button, ...input }: CodeInputProps) {
  return (
    <div className={styles.row}>
      <Input {...input} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      {button}
    </div>
  );
}
