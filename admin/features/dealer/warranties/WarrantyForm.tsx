import { api } from '#admin/app/api.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import {
  activateInput,
  dealerWarrantyCalls,
  type DealerWarranty,
} from '#contract/features/dealer/warranties/contract.ts';
import { dealerWarrantyTexts } from '#contract/features/dealer/warranties/texts.ts';
import { dealerWarrantiesTexts as texts } from './texts.ts';

const blank = { codes: [] };

/** Begins the warranty of what was sold earlier. */
export function WarrantyForm({ onClose, onSaved }: FormProps<DealerWarranty>) {
  return (
    <RecordForm
      resource="dealerWarranty"
      schema={activateInput}
      record={null}
      texts={dealerWarrantyTexts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
      width={720}
      send={async (values, _version, options) => ({
        ...(await api(dealerWarrantyCalls.activate, values, options)),
        data: null,
      })}
      onClose={onClose}
      onSaved={onSaved}
    >
      <CodesField field="codes" hint={texts.codesHint} />
      <TextField field="name" />
      <TextField field="phone" type="tel" />
    </RecordForm>
  );
}
