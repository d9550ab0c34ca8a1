import { useMemo } from 'react';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { dealerSource } from '#admin/ui/form/sources.ts';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TimeField } from '#admin/ui/form/TimeField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import { saleCalls, type Sale } from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { salesPageTexts as texts } from './texts.ts';

/** Registers a sale to a consumer, of the company or of one of its dealers. */
export function SaleForm(props: FormProps<Sale>) {
  const blank = useMemo(() => ({ codes: [], sold_at: new Date().toISOString() }), []);
  return (
    <RecordForm
      {...props}
      calls={saleCalls}
      texts={saleTexts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <CodesField field="codes" />
      <TimeField field="sold_at" />
      <RemoteField field="dealer_id" source={dealerSource} hint={texts.sellerHint} />
      <TextField field="store" />
      <MoneyField field="price" hint={texts.priceHint} />
      <TextField field="buyer_name" />
      <TextField field="buyer_phone" type="tel" />
      <SwitchField field="is_activated" hint={texts.activateHint} />
    </RecordForm>
  );
}
