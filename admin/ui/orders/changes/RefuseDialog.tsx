import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import { changeTexts } from '#contract/trade/purchase-changes.ts';
import { requiredText } from '#contract/validation.ts';
import type { ChangeCalls } from './lines.ts';
import { changeUiTexts as texts } from './texts.ts';

const schema = z.strictObject({ reason: requiredText(200) });

type RefuseDialogProps = {
  call: ChangeCalls['refuseChange'];
  asked: { id: number; change_id: number };
  onClose: () => void;
};

/** Why the order stays as it is. */
export function RefuseDialog({ call, asked, onClose }: RefuseDialogProps) {
  return (
    <RecordForm
      resource={`${call.path}/${asked.change_id}`}
      schema={schema}
      texts={{ fields: changeTexts.fields }}
      title={texts.refuse}
      verb={texts.refuse}
      record={null}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(call, { ...asked, ...values }, options).finally(() =>
          refreshList(resourceOf(call)),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <TextField field="reason" rows={3} wide />
    </RecordForm>
  );
}
