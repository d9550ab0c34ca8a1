import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import {
  screenPeriods,
  type ScreenKind,
  type ScreenPeriod,
} from '#contract/features/dashboard/screens/kinds.ts';
import { screenTexts } from '#contract/features/dashboard/screens/texts.ts';
import { languageTags } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { screenPageTexts as texts } from './texts.ts';
import styles from './screens.module.css';

type TrendBarsProps = { kind: ScreenKind; trend: Board['trend']; count: ScreenPeriod };
/** Of more days not all are labelled, and of their values the peaks. */
const mostLabelled = 14;
const labelEvery = 5;

/** Each day as it was, drawn as bars that scale with the wall; the days that the figures count stand out. */
export function TrendBars({ kind, trend: { days, series }, count }: TrendBarsProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const words: Readonly<Record<string, { name: Text }>> = screenTexts.figures[kind];
  const nameOf = (key: string) => say(words[key]!.name);
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  const title = say(texts.trend, { first: days[0]!, last: days.at(-1)! });
  const show = (value: number) =>
    value.toLocaleString(tag, { notation: 'compact', maximumFractionDigits: 1 });
  const isLabelled = (at: number) =>
    days.length <= mostLabelled || (days.length - 1 - at) % labelEvery === 0;
  const isTold = (values: readonly number[], at: number) =>
    values[at]! > 0 &&
    (days.length <= mostLabelled ||
      (values[at]! > (values[at - 1] ?? 0) && values[at]! >= (values[at + 1] ?? 0)));
  const counted = days.length - screenPeriods[count];
  return (
    <figure className={styles.trend} aria-label={title}>
      <figcaption>
        <h2>{title}</h2>
        <ul aria-hidden="true">
          {series.map(({ key }, at) => (
            <li key={key} data-series={at}>
              {nameOf(key)}
            </li>
          ))}
        </ul>
      </figcaption>
      {isEmpty && <p className={styles.none}>{say(texts.noTrend)}</p>}
      {!isEmpty && (
        <div className={styles.days} aria-hidden="true">
          {days.map((day, at) => (
            <div key={day} data-counted={at >= counted}>
              <div className={styles.bars}>
                {series.map(({ key, values }, place) => (
                  <i
                    key={key}
                    data-series={place}
                    data-value={place === 0 && isTold(values, at) ? show(values[at]!) : ''}
                    style={{ blockSize: `${(Math.max(0, values[at]!) / most) * 100}%` }}
                  />
                ))}
              </div>
              <span>{isLabelled(at) ? day.slice(5) : ''}</span>
            </div>
          ))}
        </div>
      )}
      <table className={styles.unseen}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say(texts.day)}</th>
            {series.map(({ key }) => (
              <th key={key} scope="col">
                {nameOf(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, at) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {series.map(({ key, values }) => (
                <td key={key}>{values[at]!.toLocaleString(tag)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
