import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodeField } from '#admin/ui/scanner/CodeField.tsx';
import { packingCalls, replaceInput } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { packingTabTexts as texts } from './texts.ts';
import type { Board } from './use-board.ts';
import styles from './packing.module.css';

/** A damaged unit in a box is taken out and scrapped, and another put in its place. */
export function ReplaceDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const say = useSay();
  return (
    <RecordForm
      resource="packing/replace"
      schema={replaceInput}
      texts={packingTexts}
      title={texts.dialog.replace}
      verb={texts.replace}
      isDanger
      record={null}
      shape="dialog"
      send={async (values, _version, options) => {
        const answer = await api(packingCalls.replace, values, options);
        const { container } = answer.data;
        board.show(board.box && board.box.code !== container.code ? board.box : container);
        board.tell({ tone: 'good', text: answer.msg });
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <p className={styles.meaning}>{say(texts.dialog.replaceMeaning)}</p>
      <CodeField field="old" />
      <CodeField field="new" />
      <TextField field="reason" rows={2} />
    </RecordForm>
  );
}
