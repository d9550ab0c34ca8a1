import { Form, Modal } from 'antd';
import { useId } from 'react';
import { refreshAccess } from '#admin/app/account.ts';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { SmsFields } from '#admin/app/login/SmsFields.tsx';
import { toast } from '#admin/app/toast.ts';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { profileCalls } from '#contract/features/account/profile/contract.ts';
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
  const rules = schemaRules(modMobileInput, language);
  const texts = profilePageTexts.mobile;

  const change = async (values: PhoneChange) => {
    await api(profileCalls.modMobile, values, { quiet: true });
    toast.success(say(sessionTexts.done.mobileChanged));
    onClose();
    await refreshAccess();
  };
  const { isBusy, refusal, submit, forgive } = useSubmit(form, change);

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
      afterClose={forgive}
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
        onFinish={submit}
      >
        <SmsFields purpose="phone-change" rules={rules} />
        <div aria-live="assertive">{refusal && <p className={styles.refusal}>{refusal}</p>}</div>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
