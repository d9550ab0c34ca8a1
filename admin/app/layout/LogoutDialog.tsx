import { Modal } from 'antd';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { logout } from '../account.ts';
import { draftOwner, hasDrafts } from '../drafts.ts';
import { useSay } from '../language.ts';
import { unsavedIn } from '../tabs/unsaved.ts';
import { shellTexts } from '../texts.ts';

/** Confirms the sign-out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [isUnsaved] = useState(() => unsavedIn().length > 0 || hasDrafts(draftOwner()));
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // The call has reported the error; the user stays signed in.
    await logout().catch(() => undefined);
    onClose();
  };
  return (
    <Modal
      open
      centered
      width={limits.dialogWidths.small}
      title={say(shellTexts.logout.title)}
      okText={say(shellTexts.header.logout)}
      cancelText={say(shellTexts.logout.cancel)}
      confirmLoading={isLeaving}
      onOk={() => void leave()}
      onCancel={onClose}
    >
      <p>{say(shellTexts.logout.ask)}</p>
      {isUnsaved && <p>{say(shellTexts.logout.unsaved)}</p>}
    </Modal>
  );
}
