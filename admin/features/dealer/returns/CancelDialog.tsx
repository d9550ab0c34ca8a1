import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { dealerReturnCalls, type OwnReturn } from '#contract/features/dealer/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { requiredText } from '#contract/validation.ts';
import { dealerReturnsTexts as texts } from './texts.ts';

const schema = z.strictObject({ reason: requiredText(200) });

/** Asks why a return is cancelled. */
export function CancelDialog({ rows, onClose }: ActionDialogProps<OwnReturn>) {
  const { id } = rows[0]!;
  return (
    <RecordForm
      resource={`return/cancel/${id}`}
      schema={schema}
      texts={returnTexts}
      title={texts.cancel}
      verb={texts.cancel}
      isDanger
      record={null}
      shape="dialog"
      width="small"
      send={async ({ reason }, _version, options) => {
        const answer = await api(dealerReturnCalls.cancel, { id, reason }, options).finally(() =>
          refreshList('return'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <TextField field="reason" rows={2} wide />
    </RecordForm>
  );
}
