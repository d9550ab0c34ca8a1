import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  incidentCalls,
  incidentReason,
  type Incident,
  type IncidentMove,
} from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { namesOf } from './moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';
import { incidentMoves } from '#contract/features/risk/incidents/moves.ts';

type MoveDialogProps = {
  move: IncidentMove;
  incidents: readonly Incident[];
  onClose: () => void;
};

/** A move that says what it means and asks why. */
export function MoveDialog({ move, incidents, onClose }: MoveDialogProps) {
  const say = useSay();
  const ids = incidents.map(({ id }) => id);
  return (
    <RecordForm
      resource={`incident/${move}/${ids.join('-')}`}
      schema={incidentReason}
      texts={incidentTexts}
      title={incidentMoves.moves[move].label}
      verb={incidentMoves.moves[move].label}
      record={null}
      shape="dialog"
      width="small"
      send={({ reason }, _version, options) =>
        // Refused or not, the list may no longer show how things stand.
        api(incidentCalls[move], { ids, reason }, options).finally(() => refreshList('incident'))
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.meaning[move], { names: namesOf(incidents) })}</FormLine>
      <TextField field="reason" rows={3} hint={texts.reasonHint} wide />
    </RecordForm>
  );
}
