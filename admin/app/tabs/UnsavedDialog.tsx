import { Button, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { useSay } from '../language.ts';
import { tabTexts } from './texts.ts';

type UnsavedDialogProps = {
  /** The pages with unsaved changes, if they are not visible. */
  names?: string[];
  onDiscard: () => void;
  onClose: () => void;
};

/** Confirms discarding unsaved changes. */
export function UnsavedDialog({ names = [], onDiscard, onClose }: UnsavedDialogProps) {
  const say = useSay();
  const stay = useRef<HTMLButtonElement>(null);
  // An opening drawer and the dialog itself may move the focus: it is restored for a moment, unless the user moves it.
  useEffect(() => {
    let tries = 20;
    const timer = window.setInterval(() => {
      stay.current?.focus();
      tries -= 1;
      if (tries === 0) leave();
    }, 50);
    const leave = () => {
      window.clearInterval(timer);
      window.removeEventListener('keydown', leave);
    };
    window.addEventListener('keydown', leave);
    return leave;
  }, []);
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
        <Button key="stay" ref={stay} type="primary" onClick={onClose}>
          {say(tabTexts.unsaved.stay)}
        </Button>,
      ]}
    >
      <p>{list ? say(tabTexts.unsaved.pages, { list }) : say(tabTexts.unsaved.hint)}</p>
    </Modal>
  );
}
