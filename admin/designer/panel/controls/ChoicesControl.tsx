import { useSay } from '#admin/app/language.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import type { ControlProps } from '../control.ts';
import styles from '../panel.module.css';

/** Any of several; stored in the order of the options. */
export function ChoicesControl(props: ControlProps<'choices'>) {
  const { field, value, onChange, labelledBy, describedBy } = props;
  const say = useSay();
  const turn = (one: string, isOn: boolean) =>
    onChange(
      field.options
        .map((option) => option.value)
        .filter((name) => (name === one ? isOn : value.includes(name))),
    );
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.choices}
    >
      {field.options.map((option) => (
        <TickBox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={(isTicked) => turn(option.value, isTicked)}
        >
          {say(option.label)}
        </TickBox>
      ))}
    </div>
  );
}
