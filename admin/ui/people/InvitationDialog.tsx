import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { copy } from '#admin/ui/show/copy.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { invitationTexts, type Invitation, type InviteByLink } from '#contract/invitation.ts';
import { languageNames, languages, type Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';
import styles from './people.module.css';

type SendBy = Partial<Omit<InviteByLink, 'id'>>;
type InvitationDialogProps = {
  name: string;
  /** Masked; empty if there is none. */
  mobile: string;
  /** Empty if there is none. */
  email: string;
  invitation: Invitation;
  /** What the link is for, with `{until}`; by default it sets a password. */
  line?: Text;
  /** Makes another link and sends it. */
  send: (by: SendBy) => Promise<Invitation>;
  onClose: () => void;
};

/** The link of an invitation, shown once: to copy, or to send by SMS or email. */
export function InvitationDialog({
  name,
  mobile,
  email,
  invitation,
  ...props
}: InvitationDialogProps) {
  const { line = invitationTexts.line, send: sendBy, onClose } = props;
  const say = useSay();
  const own = useLanguage((state) => state.language);
  const [language, setLanguage] = useState<Language>(own);
  const [shown, setShown] = useState(invitation);
  const [sending, setSending] = useState<'sms' | 'mail' | null>(null);
  const link = `${location.origin}${shown.path}`;
  // Sending makes another link, which would take the place of one that is already out.
  const canSend = shown.sent_to === '' && (mobile !== '' || email !== '');
  const send = async (way: 'sms' | 'mail') => {
    setSending(way);
    try {
      setShown(await sendBy({ [way === 'sms' ? 'by_sms' : 'by_email']: true, language }));
    } catch {
      // The call has told why.
    } finally {
      setSending(null);
    }
  };
  const sender = (way: 'sms' | 'mail', label: string) => (
    <Button
      key={way}
      loading={sending === way}
      disabled={sending !== null && sending !== way}
      onClick={() => void send(way)}
    >
      {label}
    </Button>
  );
  return (
    <Modal
      open
      title={say(invitationTexts.title, { name })}
      width={limits.dialogWidths.medium}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="copy" onClick={() => void copy(link)}>
          {say(invitationTexts.copy)}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {say(invitationTexts.close)}
        </Button>,
      ]}
    >
      <p className={styles.hint}>{say(line, { until: showTime(shown.until) })}</p>
      <Input.TextArea readOnly autoSize value={link} aria-label={say(invitationTexts.copy)} />
      {canSend && (
        <div className={styles.sending}>
          {mobile !== '' && sender('sms', say(invitationTexts.sms, { mobile }))}
          {email !== '' && sender('mail', say(invitationTexts.mail, { email }))}
          <Select
            aria-label={say(invitationTexts.language)}
            value={language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={setLanguage}
          />
        </div>
      )}
      {shown.sent_to && <p role="status">{say(invitationTexts.sent, { to: shown.sent_to })}</p>}
    </Modal>
  );
}
