import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { useField } from './form-scope.ts';
import styles from './form.module.css';

/** Props of every input; the rest comes from the schema and the texts. */
export type FieldProps = {
  /** A field of the schema; inside a list a field of its rows. */
  field: string;
  /** `texts.fields[field]` by default. */
  label?: Text;
  /** A hint below the input. */
  hint?: Text;
  /** Spans the whole width of the form. */
  wide?: boolean;
  /** Set if a rule over several fields makes it required, which its own schema does not know. */
  required?: boolean;
  disabled?: boolean;
};

type FormFieldProps = Omit<FieldProps, 'disabled'> & {
  kind?: 'text' | 'other';
  /** Errors below the field, as in `tags.2`, are shown at it. */
  isDeep?: boolean;
  item?: FormItemProps;
  children: ReactNode;
};

/** An input with its label, required mark and validation; also for custom inputs. */
export function FormField(props: FormFieldProps) {
  const { field, label, hint, wide = false, required, kind = 'text', isDeep, item } = props;
  const say = useSay();
  const found = useField(field, { label, kind, isDeep });
  return (
    <Form.Item
      name={found.name}
      label={found.label}
      extra={hint && say(hint)}
      required={required ?? found.isRequired}
      rules={found.rules}
      className={wide ? styles.wide : undefined}
      normalize={(value: unknown) => (value === '' || value == null ? found.empty : value)}
      {...item}
    >
      {props.children}
    </Form.Item>
  );
}
