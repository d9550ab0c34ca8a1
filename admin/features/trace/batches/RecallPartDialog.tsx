import { api } from '#admin/app/api.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { useSay } from '#admin/app/language.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { batchCalls } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { batchesPageTexts as texts } from './texts.ts';

/** Recalls everything that was made of a part. */
export function RecallPartDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <RecordForm
      resource="batch/recallPart"
      schema={batchCalls.recallPart.input!}
      texts={batchTexts}
      title={texts.recallPart}
      verb={texts.recallPart}
      isDanger
      record={null}
      shape="dialog"
      send={async (values, _version, options) => {
        const answer = await api(batchCalls.recallPart, values, options).finally(() =>
          refreshList('batch'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.recallPartLine)}</FormLine>
      <RemoteField field="part_id" source={partSource} wide />
      <TextField field="reason" rows={3} hint={texts.reasonHint} wide />
    </RecordForm>
  );
}
