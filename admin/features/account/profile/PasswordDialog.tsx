import { Form, Modal } from 'antd';
import { useId, useState } from 'react';
import type * as z from 'zod';
import { logout, signInAgain } from '#admin/app/account.ts';
import { ApiError, post } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { PasswordInput } from '#admin/app/login/PasswordInput.tsx';
import { useSession } from '#admin/app/session.ts';
import { shellTexts } from '#admin/app/texts.ts';
import { toast } from '#admin/app/toast.ts';
import { clearOnChange, schemaRules, showFieldErrors } from '#admin/ui/schema-rules.ts';
import { passwordInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { limits } from '#contract/limits.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { profilePageTexts } from './texts.ts';
import styles from './dialogs.module.css';

type Passwords = Omit<z.infer<typeof passwordInput>, 'realname'>;
type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  /** An initial password has to be replaced: the only other way leads out. */
  isForced?: boolean;
};

export function PasswordDialog({ open, onClose, isForced = false }: PasswordDialogProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const realname = useSession((state) => state.user?.realname);
  const name = useId();
  const [form] = Form.useForm<Passwords>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const rules = schemaRules(passwordInput, language);
  const texts = profilePageTexts.password;

  const change = async (values: Passwords) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal('');
    try {
      await post('index/updatePwd', { realname, ...values }, { quiet: true });
      onClose();
      toast.success(say(sessionTexts.done.passwordChanged));
      signInAgain();
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
      width={limits.dialogWidths.medium}
      title={say(texts.title)}
      okText={say(texts.submit)}
      cancelText={say(isForced ? shellTexts.header.logout : profilePageTexts.cancel)}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={isForced ? () => void logout().catch(() => undefined) : onClose}
      closable={!isForced}
      keyboard={!isForced}
      mask={{ closable: false }}
      destroyOnHidden
      afterClose={() => setRefusal('')}
    >
      <p className={styles.note}>{say(isForced ? texts.forced : texts.note)}</p>
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
        <Form.Item
          name="oldPassword"
          label={say(fieldTexts.oldPassword)}
          rules={rules('oldPassword')}
        >
          <PasswordInput autoComplete="current-password" maxLength={128} autoFocus />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={say(fieldTexts.newPassword)}
          rules={rules('newPassword')}
        >
          <PasswordInput autoComplete="new-password" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="rePassword"
          label={say(fieldTexts.rePassword)}
          dependencies={['newPassword']}
          rules={rules('rePassword')}
        >
          <PasswordInput autoComplete="new-password" maxLength={64} />
        </Form.Item>
        <div aria-live="assertive">{refusal && <p className={styles.refusal}>{refusal}</p>}</div>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
