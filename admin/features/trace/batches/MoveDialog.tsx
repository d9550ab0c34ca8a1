import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { batchCalls, batchReason, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batchMoves, type BatchMove } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { namesOf } from './actions.ts';
import { batchesPageTexts as texts } from './texts.ts';
import styles from './batches.module.css';

type MoveDialogProps = { move: BatchMove; batches: readonly Batch[]; onClose: () => void };

/** A move that says what it means and asks why. */
export function MoveDialog({ move, batches, onClose }: MoveDialogProps) {
  const say = useSay();
  const meaning = texts.meaning[move];
  const ids = batches.map(({ id }) => id);
  return (
    <RecordForm
      resource={`batch/${move}/${ids.join('-')}`}
      schema={batchReason}
      texts={batchTexts}
      title={batchMoves.moves[move].label}
      verb={batchMoves.moves[move].label}
      isDanger={move === 'recall'}
      record={null}
      shape="dialog"
      width="small"
      send={({ reason }, _version, options) =>
        // Refused or not, the list may no longer show how things stand.
        api(batchCalls[move], { ids, reason }, options).finally(() => refreshList('batch'))
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      {meaning && <p className={styles.meaning}>{say(meaning, { names: namesOf(batches) })}</p>}
      <TextField field="reason" rows={3} hint={texts.reasonHint} />
    </RecordForm>
  );
}
