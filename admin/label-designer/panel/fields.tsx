import { Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { RadioTiles } from '#admin/designer/panel/controls/RadioTiles.tsx';
import styles from '#admin/designer/panel/panel.module.css';
import { panelTexts } from '#admin/designer/panel/texts.ts';
import { compose } from '#admin/designer/model/labels.ts';
import type { Text } from '#contract/text.ts';

type RowProps = {
  label: Text;
  isInline?: boolean;
  wrong?: string | undefined;
  children: (id: string) => ReactNode;
};

/** A setting with its label and what is wrong with it. */
export function Row({ label, isInline = false, wrong, children }: RowProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className={styles.row} data-inline={isInline} data-wrong={wrong !== undefined}>
      <div className={styles.head}>
        <label id={`${id}-label`} htmlFor={id}>
          {say(label)}
        </label>
      </div>
      {children(id)}
      {wrong !== undefined && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

type MeasureProps = {
  label: Text;
  value: number;
  min: number;
  max: number;
  unit?: string;
  step?: number;
  isOff?: boolean;
  onChange: (value: number) => void;
};

/** A number. What is not valid stays in the field and is told; the label keeps the last valid one. */
export function Measure({
  label,
  value,
  min,
  max,
  unit = 'mm',
  step = 0.1,
  isOff = false,
  onChange,
}: MeasureProps) {
  const say = useSay();
  const [typed, setTyped] = useState<{ text: string; over: number } | null>(null);
  // A change from elsewhere, such as an undo, replaces what was typed.
  const text = typed && typed.over === value ? typed.text : String(value);
  const number = Number(text);
  const isWrong = text.trim() === '' || !Number.isFinite(number) || number < min || number > max;
  const change = (next: string) => {
    const given = Number(next);
    const isGood = next.trim() !== '' && Number.isFinite(given) && given >= min && given <= max;
    const rounded = Math.round(given * 100) / 100;
    setTyped({ text: next, over: isGood ? rounded : value });
    if (isGood && rounded !== value) onChange(rounded);
  };
  return (
    <Row
      label={label}
      wrong={isWrong ? say(compose(panelTexts.rules.between, { min, max })) : undefined}
    >
      {(id) => (
        <Input
          id={id}
          type="number"
          size="small"
          {...{ min, max, step }}
          value={text}
          suffix={unit}
          disabled={isOff}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Row>
  );
}

type ChoiceProps<V extends string | number> = {
  label: Text;
  value: V;
  options: Readonly<Record<V, Text>> | readonly { value: V; label: Text }[];
  onChange: (value: V) => void;
};

/** One of a few, all in sight. */
export function Choice<V extends string | number>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<V>) {
  const say = useSay();
  const all: readonly { value: V; label: Text }[] = Array.isArray(options)
    ? options
    : (Object.entries(options) as [V, Text][]).map(([one, text]) => ({ value: one, label: text }));
  return (
    <Row label={label}>
      {(id) => (
        <RadioTiles
          id={id}
          name={id}
          labelledBy={`${id}-label`}
          look="words"
          value={value}
          tiles={all.map((one) => ({ value: one.value, label: say(one.label) }))}
          onChange={onChange}
        />
      )}
    </Row>
  );
}
