import { useLanguage, useSay } from '#admin/app/language.ts';
import { languageTags } from '#contract/language.ts';
import { circulationPageTexts as texts } from './texts.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

/** How long something lasted, in days, hours or minutes. */
export function Dwell({ seconds }: { seconds: number | null }) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  if (seconds === null) return '–';
  const [unit, text] =
    seconds >= day
      ? [day, texts.days]
      : seconds >= hour
        ? [hour, texts.hours]
        : [minute, texts.minutes];
  const n = seconds / unit;
  return say(text, { n: n.toLocaleString(tag, { maximumFractionDigits: n < 10 ? 1 : 0 }) });
}
