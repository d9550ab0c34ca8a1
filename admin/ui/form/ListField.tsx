import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import type { FieldProps } from './FormField.tsx';
import { useField } from './form-scope.ts';
import { Rows } from './Rows.tsx';
import { formTexts } from './texts.ts';

type ListFieldProps = Pick<FieldProps, 'field' | 'label' | 'hint' | 'disabled'> & {
  /** The values of a new row. */
  blank?: Record<string, unknown>;
  /** The label of the add button. */
  add?: Text;
  /** The inputs of one row, named as in the row. */
  children: ReactNode;
};

/** A list of rows: manuals, contacts, order lines. */
export function ListField({ blank = {}, add, children, ...field }: ListFieldProps) {
  const say = useSay();
  const { label } = useField(field.field, { label: field.label, kind: 'other' });
  return (
    <Rows
      {...field}
      addLabel={add ? say(add) : say(formTexts.list.add, { name: label })}
      onAdd={(append) => append({ ...blank })}
      nameOf={(at) => `${label} ${say(formTexts.list.row, { n: at + 1 })}`}
    >
      {() => children}
    </Rows>
  );
}
