import { InputNumber } from 'antd';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useShownValue } from './form-scope.ts';
import styles from './form.module.css';

type QuantityFieldProps = FieldProps & {
  /** What is counted: 件, kg. */
  unit?: string;
  /** Digits after the point. */
  digits?: number;
};

/** A quantity as decimal digits in a text, exact at any length. */
export function QuantityField({ unit, digits, disabled, ...field }: QuantityFieldProps) {
  useShownValue(field.field, (value: string) => formatQuantity(value, unit));
  return (
    <FormField {...field} kind="other">
      <InputNumber<string>
        className={styles.number}
        stringMode
        precision={digits}
        suffix={unit}
        disabled={disabled}
        autoComplete="off"
        changeOnWheel={false}
      />
    </FormField>
  );
}
