import { InputNumber } from 'antd';
import { FormField, type FieldProps } from './FormField.tsx';
import { useField } from './form-scope.ts';
import { isWhole } from './schema-shape.ts';
import styles from './form.module.css';

type NumberFieldProps = FieldProps & {
  /** Digits after the point; none where the schema wants whole numbers. */
  digits?: number;
  /** What stands behind the number: 天, mm. */
  unit?: string;
};

export function NumberField({ digits, unit, disabled, ...field }: NumberFieldProps) {
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
      />
    </FormField>
  );
}
