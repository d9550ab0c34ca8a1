import { Button, Modal } from 'antd';
import { limits } from '#contract/limits.ts';
import { useSay } from '../language.ts';
import { tabTexts } from './texts.ts';

type UnsavedDialogProps = {
  /** The pages that hold something, where it is not plain from what is on the screen. */
  names?: string[];
  onDiscard: () => void;
  onClose: () => void;
};

/** What was typed is given up by choice only. */
export function UnsavedDialog({ names = [], onDiscard, onClose }: UnsavedDialogProps) {
  const say = useSay();
  const list = names.join(say(tabTexts.unsaved.comma));
  return (
    <Modal
      open
      centered
      width={limits.dialogWidths.small}
      title={say(tabTexts.unsaved.ask)}
      onCancel={onClose}
      footer={[
        <Button key="discard" danger onClick={onDiscard}>
          {say(tabTexts.unsaved.discard)}
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={onClose}>
          {say(tabTexts.unsaved.stay)}
        </Button>,
      ]}
    >
      <p>{list ? say(tabTexts.unsaved.pages, { list }) : say(tabTexts.unsaved.hint)}</p>
    </Modal>
  );
}
