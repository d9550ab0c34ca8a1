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

export function showDay(moment: string | null | undefined): string {
  return showTime(moment).slice(0, 10);
}
