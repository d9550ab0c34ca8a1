import { api, ApiError } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import type { SendScan } from '#admin/ui/scanner/use-scans.ts';
import { codes as answers } from '#contract/envelope.ts';
import { dealerReturnCalls, type OwnReturn } from '#contract/features/dealer/returns/contract.ts';
import { stockCalls } from '#contract/features/dealer/stock/contract.ts';
import { conditions } from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { dealerReturnsTexts as texts } from './texts.ts';

/** Only what is in the dealer's own stock can be sent back. */
const check: SendScan = async (codes, { quiet }) => {
  let said = '';
  for (const code of codes) {
    const { data } = await api(stockCalls.info, { code }, { quiet }).catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.code === answers.notFound)
        throw new ApiError({
          code: answers.conflict,
          msg: sayNow(texts.notMine, { code }),
          data: null,
        });
      throw failure;
    });
    said = sayNow(texts.found, { part: data.part_name, n: data.units });
  }
  return said;
};
const blank = { codes: [], condition: 'good' as const };

export function ReturnForm(props: FormProps<OwnReturn>) {
  return (
    <RecordForm
      {...props}
      calls={dealerReturnCalls}
      texts={returnTexts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <CodesField field="codes" check={check} />
      <SelectField
        field="condition"
        options={conditions.map((value) => ({ value, label: returnTexts.conditions[value] }))}
      />
      <TextField field="reason" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
