import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { limits } from '#contract/limits.ts';
import { listTexts as texts } from './texts.ts';
import { useCommand } from './use-command.ts';

/** What is about to be done, and doing it. */
export type Question = {
  title: string;
  text: string;
  /** The verb on the button. */
  verb: string;
  isDanger: boolean;
  run: () => Promise<void> | void;
};

type ConfirmDialogProps = {
  isOpen: boolean;
  resource: string;
  question: Question | null;
  onClose: () => void;
};

/** Asks before a command; stays until it is done, and is gone when it failed: the list tells how things stand. */
export function ConfirmDialog({ isOpen, resource, question, onClose }: ConfirmDialogProps) {
  const say = useSay();
  const { isBusy, run } = useCommand(resource);
  // While it fades out it still shows what it asked.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  const confirm = async () => {
    if (!question) return;
    await run(question.run).finally(onClose);
  };
  return (
    <Modal
      open={isOpen}
      title={shown?.title}
      width={limits.dialogWidths.small}
      closable={{ 'aria-label': say(texts.close) }}
      mask={{ closable: false }}
      onCancel={isBusy ? undefined : onClose}
      footer={[
        <Button key="cancel" onClick={onClose} disabled={isBusy}>
          {say(texts.cancel)}
        </Button>,
        <Button
          key="go"
          type="primary"
          danger={shown?.isDanger}
          autoFocus
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {shown?.verb}
        </Button>,
      ]}
    >
      <p style={{ overflowWrap: 'anywhere' }}>{shown?.text}</p>
    </Modal>
  );
}
