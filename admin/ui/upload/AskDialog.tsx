import { Button, Modal } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { limits } from '#contract/limits.ts';
import { uploadTexts as texts } from './texts.ts';

type AskDialogProps = {
  title: string;
  text?: string;
  yes: string;
  no?: string;
  onYes: () => void;
  onClose: () => void;
};

/** Confirms discarding something. */
export function AskDialog({ title, text, yes, no, onYes, onClose }: AskDialogProps) {
  const say = useSay();
  useFocusBack();
  return (
    <Modal
      open
      centered
      title={title}
      width={limits.dialogWidths.small}
      closable={{ 'aria-label': say(texts.actions.close) }}
      // The second press of a double click would close it again.
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          {no ?? say(texts.actions.cancel)}
        </Button>,
        <Button key="yes" type="primary" danger autoFocus onClick={onYes}>
          {yes}
        </Button>,
      ]}
    >
      {text && <p style={{ overflowWrap: 'anywhere' }}>{text}</p>}
    </Modal>
  );
}
