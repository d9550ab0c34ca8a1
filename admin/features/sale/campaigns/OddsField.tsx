import { InputNumber } from 'antd';
import { FormField, type FieldProps } from '#admin/ui/form/FormField.tsx';
import { useShownValue } from '#admin/ui/form/form-scope.ts';
import { centsOf, yuanOf } from '#contract/money.ts';

/** Odds shown in per cent and stored in ten-thousandths. */
export function OddsField({ disabled, ...field }: FieldProps) {
  useShownValue(field.field, (odds: number) => `${yuanOf(odds)}%`);
  return (
    <FormField
      {...field}
      kind="other"
      item={{
        getValueProps: (odds: number | null) => ({ value: odds == null ? null : yuanOf(odds) }),
        getValueFromEvent: (percent: string | null) => (percent === null ? null : centsOf(percent)),
      }}
    >
      <InputNumber<string>
        style={{ width: '100%' }}
        stringMode
        precision={2}
        suffix="%"
        disabled={disabled}
        autoComplete="off"
        controls={false}
        changeOnWheel={false}
      />
    </FormField>
  );
}
