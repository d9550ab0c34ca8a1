import { Input } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useField } from './form-scope.ts';
import { mostOf } from './schema-shape.ts';

// Longer fields show a character count.
const counted = 200;

type TextFieldProps = FieldProps & {
  /** More than one: a text area that grows. */
  rows?: number;
  /** The schema's own limit by default. */
  max?: number;
  placeholder?: Text;
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
};

export function TextField({ rows = 1, max, placeholder, ...props }: TextFieldProps) {
  const { autoComplete = 'off', type = 'text', disabled, ...field } = props;
  const say = useSay();
  const most = mostOf(useField(field.field).schema);
  const limit = max ?? most;
  const shared = {
    disabled,
    autoComplete,
    maxLength: limit,
    showCount: limit !== undefined && limit >= counted,
    placeholder: placeholder && say(placeholder),
  };
  return (
    <FormField {...field} wide={field.wide ?? rows > 1}>
      {rows > 1 ? (
        <Input.TextArea {...shared} autoSize={{ minRows: rows, maxRows: rows * 3 }} />
      ) : (
        <Input {...shared} type={type} />
      )}
    </FormField>
  );
}
