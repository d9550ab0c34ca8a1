import { InputNumber } from 'antd';
import { centsOf, formatMoney, yuanOf } from '#contract/money.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useShownValue } from './form-scope.ts';
import styles from './form.module.css';

type MoneyFieldProps = FieldProps & {
  /** Yuan unless told. */
  currency?: string;
};

/** An amount shown in yuan, or in another currency, and stored in cents. */
export function MoneyField({ disabled, currency = 'CNY', ...field }: MoneyFieldProps) {
  useShownValue(field.field, (cents: number) => formatMoney(cents, currency));
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
        prefix={currency === 'CNY' ? '¥' : currency}
        disabled={disabled}
        autoComplete="off"
        controls={false}
        changeOnWheel={false}
      />
    </FormField>
  );
}
