const timeText =
  /^(\d{4})-(\d{2})-(\d{2})[T\s](\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:Z|([+-])(\d{2}):?(\d{2}))$/i;

/** The moment that a text names, in milliseconds; a leap second is the one after it. Null if it names none. */
export function momentOf(text: string): number | null {
  const found = timeText.exec(text);
  if (!found) return null;
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map(Number) as Six;
  const [, , , , , , , finer = '', sign, east = '0', beyond = '0'] = found;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  if (hour > 23 || minute > 59 || second > 60 || Number(east) > 23 || Number(beyond) > 59)
    return null;
  const ahead = (Number(east) * 60 + Number(beyond)) * (sign === '-' ? -1 : 1);
  date.setUTCHours(hour, minute - ahead, second);
  const isLeap = second === 60;
  if (isLeap && (date.getUTCHours() !== 0 || date.getUTCMinutes() !== 0)) return null;
  return date.getTime() + Math.round(Number(`0${finer}`) * 1_000);
}
type Six = [number, number, number, number, number, number];
