import { api } from '#admin/app/api.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { FindingFields } from '#admin/ui/nonconformances/NonconformanceForm.tsx';
import { nonconformanceUiTexts } from '#admin/ui/nonconformances/texts.ts';
import {
  assignInput,
  findingInput,
  nonconformanceCalls,
  type Nonconformance,
  type NonconformanceInfo,
} from '#contract/features/trace/nonconformances/contract.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { today } from './MoveFields.tsx';
import { ownerSource } from './owners.ts';
import { nonconformancesPageTexts as texts } from './texts.ts';

const given = assignInput.omit({ id: true, version: true });
const again = () => refreshList('nonconformance');
const ignore = () => undefined;

/** Gives what is being done to another owner, or more time. */
export function AssignDialog({ rows, onClose }: ActionDialogProps<Nonconformance>) {
  const { id, version, owner_id: owner, owner_name: name, due_day: day } = rows[0]!;
  return (
    <RecordForm
      resource={`nonconformance/assign/${id}`}
      schema={given}
      texts={nonconformanceTexts}
      title={texts.assign}
      verb={texts.assign}
      record={null}
      blank={{ owner_id: owner ?? undefined, due_day: day ?? undefined }}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const input = { id, version, ...values };
        const answer = await api(nonconformanceCalls.assign, input, options).finally(again);
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={ignore}
    >
      <RemoteField
        field="owner_id"
        source={ownerSource}
        names={new Map(owner === null ? [] : [[owner, name]])}
        hint={texts.assignHint}
        wide
      />
      <DayField field="due_day" from={today()} />
    </RecordForm>
  );
}

/** Changes how a finding is told. */
export function EditForm(props: { record: NonconformanceInfo; onClose: () => void }) {
  const { record, onClose } = props;
  return (
    <RecordForm
      resource="nonconformance"
      schema={findingInput}
      texts={nonconformanceTexts}
      title={nonconformanceUiTexts.edit}
      verb={nonconformanceUiTexts.save}
      record={record}
      shape="dialog"
      send={(values, version, options) =>
        api(nonconformanceCalls.edit, { id: record.id, version, ...values }, options).finally(again)
      }
      onClose={onClose}
      onSaved={ignore}
    >
      <FindingFields />
    </RecordForm>
  );
}
