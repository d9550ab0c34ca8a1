import { Switch } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useShownValue } from './form-scope.ts';
import { formTexts } from './texts.ts';

type SwitchFieldProps = FieldProps & {
  /** The stored values for on and off, if not true and false. */
  on?: unknown;
  off?: unknown;
};

export function SwitchField({ on = true, off = false, disabled, ...field }: SwitchFieldProps) {
  const say = useSay();
  useShownValue(field.field, (value) => say(value === on ? formTexts.yes : formTexts.no));
  return (
    <FormField
      {...field}
      kind="other"
      required={field.required ?? false}
      item={{
        valuePropName: 'checked',
        getValueProps: (value: unknown) => ({ checked: value === on }),
        getValueFromEvent: (isOn: boolean) => (isOn ? on : off),
      }}
    >
      <Switch disabled={disabled} />
    </FormField>
  );
}
