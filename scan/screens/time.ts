const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY-MM-DD HH:mm` by the phone's clock; of today, the time alone. */
export function timeOf(at: number, now = new Date()): string {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return date.toDateString() === now.toDateString() ? time : `${day} ${time}`;
}
