import { Input } from 'antd';
import { useState, type ChangeEvent, type CompositionEvent, type CSSProperties } from 'react';
import styles from '../panel.module.css';

type TypedInputProps = {
  id?: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Stays as high as its rows. */
  isFixed?: boolean;
  label?: string;
  describedBy?: string;
  isWrong?: boolean;
  placeholder?: string;
  lang?: string;
};

/** A text input of one or more lines. Input method composition is ignored until it is complete. */
export function TypedInput(props: TypedInputProps) {
  const { value, onChange, rows = 1, isFixed = false } = props;
  const [composing, setComposing] = useState<string | null>(null);
  const given = {
    id: props.id,
    value: composing ?? value,
    placeholder: props.placeholder,
    lang: props.lang,
    status: props.isWrong ? ('error' as const) : ('' as const),
    'aria-label': props.label,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.isWrong || undefined,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if ((nativeEvent as InputEvent).isComposing) setComposing(target.value);
      else onChange(target.value);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setComposing(null);
      onChange(event.currentTarget.value);
    },
  };
  return rows > 1 ? (
    <Input.TextArea
      {...given}
      rows={rows}
      {...(!isFixed && { className: styles.growing, style: { '--rows': rows } as CSSProperties })}
    />
  ) : (
    <Input {...given} />
  );
}
