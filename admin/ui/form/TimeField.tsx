import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { showTime } from '#admin/ui/show-time.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useShownValue } from './form-scope.ts';
import { enterTakesDate } from './go-on.ts';
import styles from './form.module.css';

type TimeFieldProps = FieldProps & {
  /** Past times cannot be chosen. */
  isAhead?: boolean;
};

/** A time as ISO text, chosen to the minute in local time. */
export function TimeField({ isAhead = false, disabled, ...field }: TimeFieldProps) {
  useShownValue(field.field, (at: string) => showTime(at));
  return (
    <FormField
      {...field}
      kind="other"
      item={{
        getValueProps: (at: string | null) => ({ value: at ? dayjs(at) : null }),
        getValueFromEvent: (at: Dayjs | null) => at?.toISOString() ?? null,
      }}
    >
      <DatePicker
        className={styles.number}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        minDate={isAhead ? dayjs() : undefined}
        disabled={disabled}
        onKeyDown={enterTakesDate}
      />
    </FormField>
  );
}
