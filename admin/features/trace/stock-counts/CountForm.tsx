import { PartBatchFields } from '#admin/ui/form/PartBatchFields.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { countCalls, type StockCount } from '#contract/features/trace/stock-counts/contract.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { countsPageTexts as texts } from './texts.ts';

const hints = { part: texts.scopeHint, batch: texts.scopeHint };

/** Starts a count; its board opens at once. */
export function CountForm({ goOn, ...props }: FormProps<StockCount>) {
  return (
    <RecordForm
      {...props}
      calls={countCalls}
      texts={countTexts}
      title={texts.add}
      verb={texts.add}
      shape="dialog"
      onSaved={(count) => {
        if (count && goOn) goOn(`/trace/stockCount?count=${count.id}`);
        else props.onSaved();
      }}
    >
      <TextField field="place" wide />
      <PartBatchFields hints={hints} />
      <TextField field="remark" rows={2} wide />
    </RecordForm>
  );
}
