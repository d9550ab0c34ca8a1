import { Select } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { comma, type Text } from '#contract/text.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { NoChoice } from './NoChoice.tsx';
import { useField, useShownValue } from './form-scope.ts';
import { mostOf, refusesEmptyList } from './schema-shape.ts';
import { formTexts } from './texts.ts';
import { useDict } from './use-dict.ts';

export type Choice = { value: string | number; label: Text | string; disabled?: boolean };

type SelectFieldProps = FieldProps & {
  /** The dictionary of the options. */
  dict?: string;
  options?: readonly Choice[];
  /** Several of them: the value is a list. */
  multiple?: boolean;
  /** What empty means, shown as placeholder. */
  placeholder?: Text;
  /** Called with the choice, for dependent fields. */
  onPick?: (value: unknown) => void;
};

// An empty string is no choice: shows the placeholder.
const emptyIsNone = {
  getValueProps: (value: unknown) => ({ value: value === '' ? undefined : value }),
};

/** A select, single or multiple. */
export function SelectField(props: SelectFieldProps) {
  const { dict, options, multiple, disabled, placeholder, onPick, ...field } = props;
  const say = useSay();
  const query = useDict(dict);
  const { schema, isRequired } = useField(field.field, { kind: 'other' });
  const choices: { value: string | number; label: string; disabled?: boolean }[] = dict
    ? (query.data ?? []).map(({ value, name }) => ({ value, label: name }))
    : (options ?? []).map(({ label, ...rest }) => ({
        ...rest,
        label: typeof label === 'string' ? label : say(label),
      }));
  const labelOf = (value: unknown) =>
    choices.find((one) => one.value === value)?.label ?? String(value ?? '');
  useShownValue(field.field, (value) => [value].flat().map(labelOf).join(say(comma)));
  return (
    <FormField
      {...field}
      kind="other"
      isDeep={multiple}
      required={field.required ?? (multiple ? refusesEmptyList(schema) : undefined)}
      item={multiple ? { normalize: (values?: unknown[]) => values ?? [] } : emptyIsNone}
    >
      <Select
        mode={multiple ? 'multiple' : undefined}
        maxCount={multiple ? mostOf(schema) : undefined}
        options={choices}
        loading={query.isLoading}
        allowClear={multiple || !(field.required ?? isRequired)}
        showSearch={choices.length > 7 ? { optionFilterProp: 'label' } : false}
        placeholder={say(placeholder ?? formTexts.choose)}
        onChange={onPick}
        notFoundContent={dict ? <NoChoice query={query} /> : undefined}
        disabled={disabled}
      />
    </FormField>
  );
}
