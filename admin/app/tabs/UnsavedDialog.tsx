import { Button, Modal } from 'antd';
import { useEffect, useRef } from 'react';
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
  const stay = useRef<HTMLButtonElement>(null);
  // A drawer below that is still unfolding may take the focus, or not give it: for a moment it is called back.
  useEffect(() => {
    let tries = 20;
    const timer = window.setInterval(() => {
      const buttons = [
        ...(stay.current?.closest('[role=dialog]')?.querySelectorAll('button') ?? []),
      ];
      if (buttons.every((one) => one !== document.activeElement)) stay.current?.focus();
      tries -= 1;
      if (tries === 0) window.clearInterval(timer);
    }, 50);
    return () => window.clearInterval(timer);
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
