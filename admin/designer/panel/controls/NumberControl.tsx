import { Input, Slider } from 'antd';
import type { ControlProps } from '../control.ts';
import styles from '../panel.module.css';

/** The range beyond which a slider is too coarse. */
const widest = 1_000;
const byHundreds = 500;

/** A number with a slider; invalid input is kept as typed and reported. */
export function NumberControl(props: ControlProps<'number'>) {
  const { field, id, value, onChange, isWrong, describedBy, labelledBy } = props;
  const { min, max, unit, step = 1 } = field;
  const isSliding = max - min <= widest;
  return (
    <div className={styles.number}>
      {isSliding && (
        <Slider
          min={min}
          max={max}
          step={max - min > byHundreds ? 100 : step}
          value={typeof value === 'number' ? value : min}
          onChange={onChange}
          tooltip={{ open: false }}
          ariaLabelledByForHandle={labelledBy}
        />
      )}
      <Input
        id={id}
        type="number"
        min={min}
        max={max}
        step={step}
        value={value}
        suffix={unit}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value.trim() === '' ? '' : Number(target.value))}
      />
    </div>
  );
}
