import { showDay, showTime } from '#admin/ui/show-time.ts';

type DateTimeProps = { at: string | null | undefined; precision?: 'day' | 'minute' | 'second' };

/** A time in local time, with the ISO value for machines. */
export function DateTime({ at, precision = 'minute' }: DateTimeProps) {
  if (!at) return null;
  return (
    <time dateTime={at}>
      {precision === 'day' ? showDay(at) : showTime(at, precision === 'second')}
    </time>
  );
}
