import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { useField } from './form-scope.ts';
import styles from './form.module.css';

/** What every input of a form can be told; the rest is in the schema and the texts. */
export type FieldProps = {
  /** A field of the schema; inside of a list one of its rows' fields. */
  field: string;
  /** `texts.fields[field]` unless told. */
  label?: Text;
  /** One quiet line below the input. */
  hint?: Text;
  /** Over the whole width of the form. */
  wide?: boolean;
  /** Where a rule over several fields decides, and the schema of the field alone does not know. */
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

/** An input with its label, its mark and what its schema says; also for inputs of a feature's own. */
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
