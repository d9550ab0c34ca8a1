import type { ControlProps } from '../control.ts';
import { TypedInput } from './TypedInput.tsx';

export function TextControl(props: ControlProps<'text'>) {
  const { field, id, value, onChange, isWrong, describedBy } = props;
  return (
    <TypedInput
      id={id}
      value={value}
      isWrong={isWrong}
      describedBy={describedBy}
      placeholder={field.isUrl ? 'https://' : undefined}
      onChange={onChange}
    />
  );
}
