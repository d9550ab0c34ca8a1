import { Input } from 'antd';
import { useId, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { splitCodes } from '#admin/ui/codes/split-codes.ts';
import { codesTexts } from '#admin/ui/codes/texts.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { packingCalls } from '#contract/features/trace/packing/contract.ts';
import { packingTabTexts as texts } from './texts.ts';
import type { Board, OpenBox } from './use-board.ts';
import styles from './packing.module.css';

type UnpackDialogProps = { board: Board; box: OpenBox; onClose: () => void };

/** Takes some codes, or everything, out of the open box. */
export function UnpackDialog({ board, box, onClose }: UnpackDialogProps) {
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { isBusy, run } = useCommand('packing');
  const go = () =>
    run(async () => {
      const { codes } = splitCodes(typed);
      const isDone = await board.run(() =>
        api(packingCalls.unpack, { parent: box.code, codes }, { quiet: true }),
      );
      if (isDone) onClose();
    });
  return (
    <VerbDialog
      title={say(texts.unpack)}
      verb={say(texts.unpack)}
      isBusy={isBusy}
      onGo={() => void go()}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p>{say(texts.dialog.unpackMeaning, { code: box.code })}</p>
        <label htmlFor={id}>{say(codesTexts.codes)}</label>
        <Input.TextArea
          id={id}
          rows={4}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </VerbDialog>
  );
}
