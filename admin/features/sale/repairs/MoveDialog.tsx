import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  repairCalls,
  repairMoveInput,
  type Repair,
} from '#contract/features/sale/repairs/contract.ts';
import { repairMoves, type RepairMove } from '#contract/features/sale/repairs/moves.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { repairsPageTexts as texts } from './texts.ts';

type MoveDialogProps = { move: RepairMove; repair: Repair; onClose: () => void };

/** A move that says what it means and asks what is to be noted and told. */
export function MoveDialog({ move, repair, onClose }: MoveDialogProps) {
  const say = useSay();
  return (
    <RecordForm
      resource={`repair/${move}/${repair.id}`}
      schema={repairMoveInput(move)}
      texts={repairTexts}
      title={repairMoves.moves[move].label}
      verb={repairMoves.moves[move].label}
      record={null}
      blank={{ note: '', reply: '' }}
      shape="dialog"
      width="small"
      send={({ note, reply }, _version, options) =>
        // Refused or not, the list may no longer show how things stand.
        api(repairCalls[move], { id: repair.id, note, reply }, options).finally(() =>
          refreshList('repair'),
        )
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.meaning[move], { code: repair.code })}</FormLine>
      <TextField field="reply" rows={3} hint={texts.replyHint} wide />
      <TextField field="note" rows={2} hint={texts.noteHint} wide />
    </RecordForm>
  );
}
