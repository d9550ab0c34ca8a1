import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { PartBatchFields } from '#admin/ui/form/PartBatchFields.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { countCalls, type StockCount } from '#contract/features/trace/stock-counts/contract.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { countsPageTexts as texts } from './texts.ts';

const hints = { part: texts.scopeHint, batch: texts.scopeHint };

/** Starts a count; its board opens at once. */
export function CountForm(props: FormProps<StockCount>) {
  const navigate = useNavigate();
  const made = useRef<StockCount | null>(null);
  return (
    <RecordForm
      {...props}
      calls={countCalls}
      texts={countTexts}
      title={texts.add}
      verb={texts.add}
      shape="dialog"
      onSaved={(count) => {
        made.current = count;
        void refreshList('stockCount');
      }}
      onClose={() => {
        if (!made.current) return props.onClose();
        // The board takes the form's place in the address.
        return void navigate(`/trace/stockCount?count=${made.current.id}`, { replace: true });
      }}
    >
      <TextField field="place" wide />
      <PartBatchFields hints={hints} />
      <TextField field="remark" rows={2} wide />
    </RecordForm>
  );
}
