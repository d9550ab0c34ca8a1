import { useMemo } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TimeField } from '#admin/ui/form/TimeField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import type { SendScan } from '#admin/ui/scanner/use-scans.ts';
import { codes as answers } from '#contract/envelope.ts';
import { dealerSaleCalls } from '#contract/features/dealer/sales/contract.ts';
import { stockCalls } from '#contract/features/dealer/stock/contract.ts';
import type { Sale } from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { dealerSalesTexts as texts } from './texts.ts';

/** Looks each code up in the dealer's own stock: what is not there is told, and can be recorded all the same. */
const check: SendScan = async (codes, { quiet }) => {
  const refuse = (msg: string) => new ApiError({ code: answers.conflict, msg, data: null });
  let said = '';
  for (const code of codes) {
    const { data } = await api(stockCalls.info, { code }, { quiet }).catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.code === answers.notFound)
        throw refuse(sayNow(texts.notMine));
      throw failure;
    });
    if (!data.can_sell) throw refuse(sayNow(texts.blocked, { part: data.part_name }));
    said = sayNow(texts.found, { part: data.part_name, n: data.units });
  }
  return said;
};

export function SaleForm(props: FormProps<Sale>) {
  const blank = useMemo(() => ({ codes: [], sold_at: new Date().toISOString() }), []);
  return (
    <RecordForm
      {...props}
      calls={dealerSaleCalls}
      texts={saleTexts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <CodesField field="codes" check={check} takesRefused />
      <TimeField field="sold_at" />
      <TextField field="store" />
      <TextField field="buyer_name" />
      <TextField field="buyer_phone" type="tel" />
      <SwitchField field="is_activated" hint={texts.activateHint} />
      <MoneyField field="price" hint={texts.priceHint} />
    </RecordForm>
  );
}
