import { Form, Modal } from 'antd';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { logout } from '#admin/app/account.ts';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { PasswordInput } from '#admin/app/login/PasswordInput.tsx';
import { forgetToken, useSession } from '#admin/app/session.ts';
import { shellTexts } from '#admin/app/texts.ts';
import { toast } from '#admin/app/toast.ts';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { profileCalls } from '#contract/features/account/profile/contract.ts';
import { passwordInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { limits } from '#contract/limits.ts';
import { loginPath } from '#contract/login-types.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { profilePageTexts } from './texts.ts';
import styles from './dialogs.module.css';

type Passwords = Omit<z.infer<typeof passwordInput>, 'realname'>;
type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  /** An initial password must be replaced: the only alternative is signing out. */
  isForced?: boolean;
};

export function PasswordDialog({ open, onClose, isForced = false }: PasswordDialogProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const navigate = useNavigate();
  const realname = useSession((state) => state.user?.realname);
  const type = useSession((state) => state.type);
  const name = useId();
  const [form] = Form.useForm<Passwords>();
  const rules = schemaRules(passwordInput, language);
  const texts = profilePageTexts.password;

  const change = async (values: Passwords) => {
    await api(profileCalls.updatePwd, { realname, ...values }, { quiet: true });
    onClose();
    toast.success(say(sessionTexts.done.passwordChanged));
    // The profile was only the place to change it; the next sign-in leads to the work.
    if (isForced) void navigate(loginPath(type), { replace: true });
    forgetToken();
  };
  const { isBusy, refusal, submit, forgive } = useSubmit(form, change);

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
      afterClose={forgive}
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
        onFinish={submit}
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
