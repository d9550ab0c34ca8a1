import { InputNumber } from 'antd';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useShownValue } from './form-scope.ts';
import styles from './form.module.css';

type QuantityFieldProps = FieldProps & {
  /** The unit: 件, kg. */
  unit?: string;
  /** Decimal places. */
  digits?: number;
};

/** A quantity as a decimal string, exact at any length. */
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
