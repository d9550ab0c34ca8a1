import { Checkbox } from 'antd';
import { useSay } from '#admin/app/language.ts';
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
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={({ target }) => turn(option.value, target.checked)}
        >
          {say(option.label)}
        </Checkbox>
      ))}
    </div>
  );
}
