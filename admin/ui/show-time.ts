const two = (part: number) => String(part).padStart(2, '0');

/** A time as `YYYY-MM-DD HH:mm` in local time; seconds only if needed. */
export function showTime(moment: string | null | undefined, withSeconds = false): string {
  if (!moment) return '';
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  return withSeconds ? `${day} ${time}:${two(at.getSeconds())}` : `${day} ${time}`;
}

/** By which days are counted: China's. */
export const dayZone = 'UTC+8';
/** The zone that times are shown in: that of the browser. */
export function zoneNow(at = new Date()): string {
  const minutes = -at.getTimezoneOffset();
  const hours = Math.trunc(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`;
}

export function showDay(moment: string | null | undefined): string {
  return showTime(moment).slice(0, 10);
}
