import { InputNumber } from 'antd';
import { groupDigits } from '#contract/decimal.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useField } from './form-scope.ts';
import { isWhole } from './schema-shape.ts';
import styles from './form.module.css';

type NumberFieldProps = FieldProps & {
  /** Decimal places; none where the schema requires integers. */
  digits?: number;
  /** The unit after the number: 天, mm. */
  unit?: string;
  /** With thousands separators. */
  grouped?: boolean;
};

const groups = {
  formatter: (value: number | string | undefined) => groupDigits(String(value ?? '')),
  // Chinese keyboards have a different comma.
  parser: (shown: string | undefined) => Number((shown ?? '').replaceAll(/[,，\s]/g, '')),
};

export function NumberField({
  digits,
  unit,
  grouped = false,
  disabled,
  ...field
}: NumberFieldProps) {
  const { schema } = useField(field.field, { kind: 'other' });
  return (
    <FormField {...field} kind="other">
      <InputNumber<number>
        className={styles.number}
        precision={digits ?? (isWhole(schema) ? 0 : undefined)}
        suffix={unit}
        disabled={disabled}
        autoComplete="off"
        changeOnWheel={false}
        {...(grouped ? groups : {})}
      />
    </FormField>
  );
}
