import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { dealerSource } from '#admin/ui/form/sources.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { incidentCalls, type Incident } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import {
  assignInput,
  namedDealerInput,
  workTexts,
} from '#contract/features/risk/incidents/work.ts';
import { assigneeSource } from './assignees.ts';
import { incidentsPageTexts as texts } from './texts.ts';

const labels = { fields: { ...incidentTexts.fields, ...workTexts.fields } };
const assigned = assignInput.omit({ id: true });
const named = namedDealerInput.omit({ id: true });
const again = () => refreshList('incident');

/** Gives an incident to a colleague. */
export function AssignDialog({ rows, onClose }: ActionDialogProps<Incident>) {
  const { id, assignee_id: assignee, assignee_name: name } = rows[0]!;
  return (
    <RecordForm
      resource={`incident/assign/${id}`}
      schema={assigned}
      texts={labels}
      title={texts.assign}
      verb={texts.assign}
      record={null}
      blank={{ assignee }}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(incidentCalls.assign, { id, ...values }, options).finally(again);
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <RemoteField
        field="assignee"
        source={assigneeSource}
        names={new Map(assignee === null ? [] : [[assignee, name]])}
        hint={texts.assignHint}
        wide
      />
    </RecordForm>
  );
}

/** Names the dealer of an incident where the system does not know it. */
export function DealerDialog({ rows, onClose }: ActionDialogProps<Incident>) {
  const { id, dealer_id: dealer, dealer_name: name } = rows[0]!;
  return (
    <RecordForm
      resource={`incident/dealer/${id}`}
      schema={named}
      texts={labels}
      title={texts.nameDealer}
      verb={texts.nameDealer}
      record={null}
      blank={{ dealer_id: dealer }}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(incidentCalls.setDealer, { id, ...values }, options).finally(
          again,
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <RemoteField
        field="dealer_id"
        source={dealerSource}
        names={new Map(dealer === null ? [] : [[dealer, name]])}
        hint={texts.nameDealerHint}
        wide
      />
    </RecordForm>
  );
}
