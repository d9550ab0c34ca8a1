import type { Text, TextParams } from '#contract/text.ts';
import { healthPageTexts as texts } from './texts.ts';

type Say = (text: Text, params?: TextParams) => string;

/** A duration in its two largest units. */
export function spanWords(milliseconds: number, say: Say): string {
  const all = Math.max(0, Math.floor(milliseconds / 1_000));
  const [d, h] = [Math.floor(all / 86_400), Math.floor(all / 3_600) % 24];
  const [m, s] = [Math.floor(all / 60) % 60, all % 60];
  if (d > 0) return say(texts.days, { d, h });
  if (h > 0) return say(texts.hours, { h, m });
  if (m > 0) return say(texts.minutes, { m, s });
  return say(texts.seconds, { s });
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes in the unit that leaves one to four digits. */
export function byteWords(bytes: number): string {
  const at = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1_024 ** at;
  return `${value.toFixed(at === 0 || value >= 100 ? 0 : 1)} ${units[at]}`;
}
