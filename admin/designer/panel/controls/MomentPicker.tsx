import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { enterTakesDate } from '#admin/ui/form/go-on.ts';
import type { ControlProps } from '../control.ts';

/** Chosen in local time, stored as ISO text. */
export function MomentPicker(props: ControlProps<'moment'>) {
  const { id, value, onChange, isWrong, describedBy } = props;
  return (
    <DatePicker
      id={id}
      style={{ width: '100%' }}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      value={value === '' ? null : dayjs(value)}
      status={isWrong ? 'error' : ''}
      aria-describedby={describedBy}
      onChange={(at) => onChange(at?.startOf('minute').toISOString() ?? '')}
      onKeyDown={enterTakesDate}
    />
  );
}
