import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { planCalls } from '#contract/features/product/inspection-plans/contract.ts';
import { collectionPageTexts as texts } from './texts.ts';

type WaiveDialogProps = { serial: string; step: string; onClose: () => void };

const schema = planCalls.waive.input!.pick({ reason: true });

/** Lets one product go on without a required step, for a reason. */
export function WaiveDialog({ serial, step, onClose }: WaiveDialogProps) {
  const say = useSay();
  return (
    <RecordForm
      resource={`inspectionPlan/waive/${serial}/${step}`}
      schema={schema}
      texts={{ fields: planCalls.waive.fields ?? {} }}
      title={texts.waiveTitle}
      verb={texts.waive}
      record={null}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const input = { serial_number: serial, step, ...values };
        const answer = await api(planCalls.waive, input, options).finally(() =>
          refreshList('collection'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.waiveLine, { serial, step })}</FormLine>
      <TextField field="reason" rows={3} wide />
    </RecordForm>
  );
}
