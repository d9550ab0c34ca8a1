import { api } from '#admin/app/api.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodeField } from '#admin/ui/scanner/CodeField.tsx';
import { PhotosField } from '#admin/ui/upload/PhotosField.tsx';
import {
  dealerRepairCalls,
  dealerRepairInput,
  type DealerRepairInfo,
} from '#contract/features/dealer/repairs/contract.ts';
import { dealerRepairTexts } from '#contract/features/dealer/repairs/texts.ts';
import { dealerRepairsTexts as texts } from './texts.ts';

const blank = { photos: [] };

/** Asks for a repair on behalf of a customer. */
export function RepairForm({ onClose, onSaved }: FormProps<DealerRepairInfo>) {
  return (
    <RecordForm
      resource="dealerRepair"
      schema={dealerRepairInput}
      record={null}
      texts={dealerRepairTexts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
      width={720}
      send={async (values, _version, options) => ({
        ...(await api(dealerRepairCalls.add, values, options)),
        data: null,
      })}
      onClose={onClose}
      onSaved={onSaved}
    >
      <CodeField field="sn" hint={texts.snHint} />
      <SelectField field="fault_type" dict="fault_type" />
      <TextField field="content" rows={3} wide />
      <TextField field="name" />
      <TextField field="phone" type="tel" hint={texts.phoneHint} />
      <PhotosField field="photos" call={dealerRepairCalls.photo} hint={texts.photosHint} />
    </RecordForm>
  );
}
