import { useState } from 'react';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { limits } from '#contract/limits.ts';
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
  const { isBusy, run } = useCommand(resource);
  // While it fades out it still shows what it asked.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  const confirm = async () => {
    if (!question) return;
    await run(question.run).finally(onClose);
  };
  return (
    <VerbDialog
      isOpen={isOpen}
      title={shown?.title}
      width={limits.dialogWidths.small}
      verb={shown?.verb}
      isBusy={isBusy}
      isDanger={shown?.isDanger ?? false}
      autoFocus
      onGo={() => void confirm()}
      onClose={onClose}
    >
      <p style={{ overflowWrap: 'anywhere' }}>{shown?.text}</p>
    </VerbDialog>
  );
}
