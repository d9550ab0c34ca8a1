import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { queryClient } from '#admin/app/query.ts';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  type Option,
  dictCalls,
  dictDataCalls,
} from '#contract/features/system/dictionary/contract.ts';
import { optionTexts } from '#contract/features/system/dictionary/texts.ts';
import { limits } from '#contract/limits.ts';
import { useChosen } from './use-chosen.ts';

const { hints } = optionTexts;

export function OptionForm({ onSaved, ...props }: FormProps<Option>) {
  const { record } = props;
  const { code } = useChosen();
  const { data = [] } = useQuery({
    queryKey: ['dict', 'all', 'rows'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(dictCalls.index, { limit: limits.listMax }, options)).data;
    },
  });
  const saved = () => {
    // Reloads forms that offer these options, and the option count.
    void queryClient.invalidateQueries({ queryKey: ['dict'] });
    onSaved();
  };
  return (
    <RecordForm
      {...props}
      onSaved={saved}
      calls={dictDataCalls}
      texts={optionTexts}
      blank={{ sort: 0, disabled: false, ...(code ? { dict_code: code } : {}) }}
      shape="dialog"
    >
      <SelectField
        field="dict_code"
        disabled={record !== null}
        options={data.map((dict) => ({ value: dict.code, label: dict.name }))}
      />
      <TextField field="value" hint={hints.value} disabled={record?.is_shipped === true} />
      <InThreeField field="name" />
      <NumberField field="sort" hint={hints.sort} />
      <SwitchField field="disabled" on={false} off />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
