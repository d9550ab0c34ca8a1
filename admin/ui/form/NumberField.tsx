import { InputNumber } from 'antd';
import { groupDigits } from '#admin/ui/show/decimal.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useField } from './form-scope.ts';
import { isWhole } from './schema-shape.ts';
import styles from './form.module.css';

type NumberFieldProps = FieldProps & {
  /** Digits after the point; none where the schema wants whole numbers. */
  digits?: number;
  /** What stands behind the number: 天, mm. */
  unit?: string;
  /** Large numbers in groups of three. */
  grouped?: boolean;
};

const groups = {
  formatter: (value: number | string | undefined) => groupDigits(String(value ?? '')),
  // Chinese keyboards type a comma of their own.
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
