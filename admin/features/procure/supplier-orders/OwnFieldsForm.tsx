import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  supplierOrderCalls,
  type SuppliedInfo,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { typed } from '#contract/validation.ts';
import { supplierPageTexts } from './texts.ts';

const schema = z.strictObject({ seller_code: typed(64), seller_note: typed(500) });
const texts = supplierPageTexts.own;

type OwnFieldsFormProps = { order: SuppliedInfo; onClose: () => void };

/** What only the supplier writes on an order. */
export function OwnFieldsForm({ order, onClose }: OwnFieldsFormProps) {
  const say = useSay();
  const { id, seller_code, seller_note } = order;
  return (
    <RecordForm
      resource={`supplierOrder/edit/${id}`}
      schema={schema}
      texts={{ fields: supplierOrderTexts.fields }}
      title={texts.label}
      record={null}
      blank={{ seller_code, seller_note }}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(supplierOrderCalls.edit, { id, ...values }, options).finally(() =>
          refreshList('supplierOrder'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.hint)}</FormLine>
      <TextField field="seller_code" wide />
      <TextField field="seller_note" rows={3} wide />
    </RecordForm>
  );
}
