import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { PhotosField } from '#admin/ui/upload/PhotosField.tsx';
import { appealInput, dealerIncidentCalls } from '#contract/features/dealer/incidents/contract.ts';
import { dealerIncidentTexts } from '#contract/features/dealer/incidents/texts.ts';
import { dealerIncidentsTexts as texts } from './texts.ts';

const schema = appealInput.omit({ id: true });
const blank = { files: [] };

/** Answers an incident with an explanation and photos. */
export function AppealForm({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <RecordForm
      resource={`incident/appeal/${id}`}
      schema={schema}
      texts={dealerIncidentTexts}
      title={texts.appeal}
      verb={texts.appeal}
      record={null}
      blank={blank}
      shape="dialog"
      send={async (values, _version, options) => {
        const answer = await api(dealerIncidentCalls.appeal, { id, ...values }, options).finally(
          () => refreshList('incident'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <TextField field="text" rows={5} hint={texts.appealHint} wide />
      <PhotosField field="files" call={dealerIncidentCalls.photo} hint={texts.photosHint} />
    </RecordForm>
  );
}
