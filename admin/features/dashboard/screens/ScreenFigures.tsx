import type { CSSProperties } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import type { ScreenKind, ScreenPeriod } from '#contract/features/dashboard/screens/kinds.ts';
import { screenTexts } from '#contract/features/dashboard/screens/texts.ts';
import { languageTags, type Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { BehindLink } from './BehindLink.tsx';
import { behind, type Days } from './links.ts';
import { screenPageTexts as texts } from './texts.ts';
import styles from './screens.module.css';

type Figure = Board['figures'][number];
const alarms: ReadonlySet<string> = new Set(['late', 'held', 'disputed']);
/** So many characters have room in their full size. */
const roomy = 6;

/** Numbers as they fit on a wall: sums of money from a million on are shortened. */
function showValue({ key, value }: Pick<Figure, 'key' | 'value'>, language: Language): string {
  const tag = languageTags[language];
  if (key !== 'amount') return value.toLocaleString(tag);
  const yuan = value / 100;
  return `¥${yuan.toLocaleString(
    tag,
    yuan < 1_000_000
      ? { maximumFractionDigits: 0 }
      : { notation: 'compact', maximumFractionDigits: 1 },
  )}`;
}

type ScreenFiguresProps = { kind: ScreenKind; board: Board; period: ScreenPeriod };

/** The big figures: what each counts, how it was before, and the way to its rows. */
export function ScreenFigures({ kind, board, period }: ScreenFiguresProps) {
  const say = useSay();
  const words: Readonly<Record<string, { name: Text; meaning: Text }>> = screenTexts.figures[kind];
  const links: Readonly<Record<string, (days: Days) => string>> = behind[kind];
  return (
    <ul className={styles.figures} aria-label={say(texts.figures)}>
      {board.figures.map((figure) => (
        <li key={figure.key} data-alarm={alarms.has(figure.key) && figure.value > 0}>
          <Tile
            figure={figure}
            words={words[figure.key]!}
            to={links[figure.key]!(board)}
            period={period}
          />
        </li>
      ))}
    </ul>
  );
}

type TileProps = {
  figure: Figure;
  words: { name: Text; meaning: Text };
  to: string;
  period: ScreenPeriod;
};

function Tile({ figure, words, to, period }: TileProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { key, value, before } = figure;
  const shown = showValue(figure, language);
  const fit = { '--fit': Math.min(1, roomy / shown.length) } as CSSProperties;
  const name = say(words.name);
  const way = before === null || before === value ? '' : value > before ? '▲ ' : '▼ ';
  return (
    <>
      <span className={styles.name}>{name}</span>
      <strong style={fit}>
        <BehindLink to={to} label={`${say(texts.behind, { name })} ${shown}`}>
          {/* Drawn again when it changes, so that the change is seen. */}
          <span key={value} className={styles.number}>
            {shown}
          </span>
        </BehindLink>
      </strong>
      <span className={styles.before}>
        {before === null
          ? say(texts.asOfNow)
          : way + say(texts.before[period], { n: showValue({ key, value: before }, language) })}
      </span>
      <small>{say(words.meaning)}</small>
    </>
  );
}
