const zone = 'Asia/Shanghai';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});
const dayParts = new Intl.DateTimeFormat('en-CA', { timeZone: zone });

/** A time of day in Shanghai, whatever the computer is set to. */
export const clockTime = (time: number): string => parts.format(time);
export const clockDay = (time: number): string => dayParts.format(time);
/** As a line tells it: the time of today, else the day. */
export const shortTime = (moment: string, today: string): string => {
  const time = Date.parse(moment);
  const day = clockDay(time);
  return day === today ? clockTime(time).slice(0, 5) : day.slice(5);
};
