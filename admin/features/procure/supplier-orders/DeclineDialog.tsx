import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import {
  supplierOrderCalls,
  type Supplied,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { requiredText } from '#contract/validation.ts';
import { supplierPageTexts } from './texts.ts';

const schema = z.strictObject({ reason: requiredText(200) });
const label = supplierOrderTexts.steps.decline;

/** Why the order is not taken. */
export function DeclineDialog({ rows: [row], names, onClose }: ActionDialogProps<Supplied>) {
  const say = useSay();
  const { id } = row!;
  return (
    <RecordForm
      resource={`supplierOrder/decline/${id}`}
      schema={schema}
      texts={{ fields: supplierOrderTexts.fields }}
      title={label}
      verb={label}
      isDanger
      record={null}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(supplierOrderCalls.decline, { id, ...values }, options).finally(
          () => refreshList('supplierOrder'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(supplierPageTexts.decline.hint, { names })}</FormLine>
      <TextField field="reason" rows={3} wide />
    </RecordForm>
  );
}
