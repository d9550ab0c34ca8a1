import { Form, Modal } from 'antd';
import { useId, useState } from 'react';
import { refreshAccess } from '#admin/app/account.ts';
import { ApiError, post } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { SmsFields } from '#admin/app/login/SmsFields.tsx';
import { toast } from '#admin/app/toast.ts';
import { clearOnChange, schemaRules, showFieldErrors } from '#admin/ui/schema-rules.ts';
import { modMobileInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { limits } from '#contract/limits.ts';
import { profilePageTexts } from './texts.ts';
import styles from './dialogs.module.css';

type PhoneChange = { mobile: string; captcha?: string; code: string; key?: string };
type MobileDialogProps = { open: boolean; onClose: () => void };

export function MobileDialog({ open, onClose }: MobileDialogProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const name = useId();
  const [form] = Form.useForm<PhoneChange>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const rules = schemaRules(modMobileInput, language);
  const texts = profilePageTexts.mobile;

  const change = async (values: PhoneChange) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal('');
    try {
      await post('index/modMobile', values, { quiet: true });
      toast.success(say(sessionTexts.done.mobileChanged));
      onClose();
      await refreshAccess();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const unplaced = showFieldErrors(form, error.errors);
      if (unplaced.length > 0 || error.errors.length === 0) setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={open}
      width={limits.dialogWidths.small}
      title={say(texts.title)}
      okText={say(texts.submit)}
      cancelText={say(profilePageTexts.cancel)}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
      afterClose={() => setRefusal('')}
    >
      <p className={styles.note}>{say(texts.note)}</p>
      <Form
        form={form}
        name={name}
        layout="vertical"
        requiredMark={false}
        preserve={false}
        validateTrigger="onBlur"
        onValuesChange={clearOnChange(form)}
        onFinish={(values) => void change(values)}
      >
        <SmsFields purpose="phone-change" rules={rules} />
        <div aria-live="assertive">{refusal && <p className={styles.refusal}>{refusal}</p>}</div>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
