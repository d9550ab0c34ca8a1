import { use } from 'react';
import { api } from '#admin/app/api.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  stationCalls,
  stationInput,
  type CodedStation,
  type PrintStation,
} from '#contract/features/trace/print-stations/contract.ts';
import { stationTexts } from '#contract/features/trace/print-stations/texts.ts';
import { ShowCodeContext } from './show-code.ts';

/** The name of a station; a new one gets a pairing code. */
export function StationForm(props: FormProps<PrintStation>) {
  const { record } = props;
  const show = use(ShowCodeContext);
  return (
    <RecordForm
      {...props}
      resource="printStation"
      schema={stationInput}
      texts={stationTexts}
      shape="dialog"
      send={(values, version, options) =>
        record
          ? api(stationCalls.edit, { id: record.id, version, ...values }, options)
          : api(stationCalls.add, values, options)
      }
      onSaved={(saved: PrintStation | CodedStation | null) => {
        if (saved && 'code' in saved) show(saved);
        props.onSaved();
      }}
    >
      <TextField field="name" hint={stationTexts.hints.name} wide />
    </RecordForm>
  );
}
