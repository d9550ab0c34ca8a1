import { api } from '#admin/app/api.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { askedSchema } from '#admin/ui/list/move-input.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { useSay } from '#admin/app/language.ts';
import { PhotosField } from '#admin/ui/upload/PhotosField.tsx';
import { repairCalls } from '#contract/features/sale/repairs/contract.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { repairsPageTexts as texts } from './texts.ts';

type DialogProps = { id: number; onClose: () => void };
const acceptSchema = askedSchema(repairCalls.acceptQuote);
const photosSchema = askedSchema(repairCalls.addPhotos);

/** The customer agreed in another way than on the page. */
export function AcceptDialog({ id, total, onClose }: DialogProps & { total: number }) {
  const say = useSay();
  return (
    <RecordForm
      resource={`repair/acceptQuote/${id}`}
      schema={acceptSchema}
      texts={repairTexts}
      title={texts.acceptQuote}
      verb={texts.acceptQuote}
      record={null}
      blank={{}}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(
          repairCalls.acceptQuote,
          { ...(values as { note: string }), id, total },
          options,
        );
        await refreshList('repair');
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.acceptHint)}</FormLine>
      <TextField field="note" rows={2} wide />
    </RecordForm>
  );
}

/** Photos of the product after its repair. */
export function PhotosDialog({ id, onClose }: DialogProps) {
  return (
    <RecordForm
      resource={`repair/addPhotos/${id}`}
      schema={photosSchema}
      texts={repairTexts}
      title={texts.addPhotos}
      verb={texts.addPhotos}
      record={null}
      blank={{ photos: [] }}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(
          repairCalls.addPhotos,
          { ...(values as { photos: string[] }), id },
          options,
        );
        await refreshList('repair');
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <PhotosField field="photos" call={repairCalls.photo} />
    </RecordForm>
  );
}
