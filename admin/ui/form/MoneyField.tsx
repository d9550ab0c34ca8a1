import { InputNumber } from 'antd';
import { centsOf, formatMoney, yuanOf } from '#admin/ui/show/money.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useShownValue } from './form-scope.ts';
import styles from './form.module.css';

/** An amount shown in yuan and stored in cents. */
export function MoneyField({ disabled, ...field }: FieldProps) {
  useShownValue(field.field, (cents: number) => formatMoney(cents));
  return (
    <FormField
      {...field}
      kind="other"
      item={{
        getValueProps: (cents: number | null) => ({ value: cents == null ? null : yuanOf(cents) }),
        getValueFromEvent: (yuan: string | null) => (yuan === null ? null : centsOf(yuan)),
      }}
    >
      <InputNumber<string>
        className={styles.number}
        stringMode
        precision={2}
        prefix="¥"
        disabled={disabled}
        autoComplete="off"
        controls={false}
        changeOnWheel={false}
      />
    </FormField>
  );
}
