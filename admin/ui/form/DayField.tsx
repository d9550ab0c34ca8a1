import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { FormField, type FieldProps } from './FormField.tsx';
import { enterTakesDate } from './go-on.ts';
import styles from './form.module.css';

const form = 'YYYY-MM-DD';

type DayFieldProps = FieldProps & {
  /** The first and last selectable day, as `YYYY-MM-DD`. */
  from?: string;
  to?: string;
};

/** A date as `YYYY-MM-DD`, without time or time zone. */
export function DayField({ from, to, disabled, ...field }: DayFieldProps) {
  return (
    <FormField
      {...field}
      kind="other"
      item={{
        getValueProps: (day: string | null) => ({ value: day ? dayjs(day) : null }),
        getValueFromEvent: (day: Dayjs | null) => day?.format(form) ?? null,
      }}
    >
      <DatePicker
        className={styles.number}
        format={form}
        minDate={from ? dayjs(from) : undefined}
        maxDate={to ? dayjs(to) : undefined}
        disabled={disabled}
        onKeyDown={enterTakesDate}
      />
    </FormField>
  );
}
