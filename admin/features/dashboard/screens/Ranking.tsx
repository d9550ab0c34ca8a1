import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import type { ScreenKind } from '#contract/features/dashboard/screens/kinds.ts';
import { screenTexts } from '#contract/features/dashboard/screens/texts.ts';
import { languageTags } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { BehindLink } from './BehindLink.tsx';
import { ranked, type Days } from './links.ts';
import { screenPageTexts as texts } from './texts.ts';
import styles from './screens.module.css';

type RankingProps = { kind: ScreenKind; rank: Board['ranks'][number]; days: Days };

/** Names with numbers and bars; a name leads to its rows. */
export function Ranking({ kind, rank: { key, rows }, days }: RankingProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const names: Readonly<Record<string, Text>> = screenTexts.ranks[kind];
  const links: Readonly<Record<string, (id: string, days: Days, name: string) => string>> =
    ranked[kind];
  const title = say(names[key]!);
  const longest = Math.max(1, ...rows.map(({ value, most }) => most ?? value));
  return (
    <section className={styles.rank} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className={styles.none}>{say(texts.noRank)}</p>}
      <ol>
        {rows.map(({ id, name, value, most }) => (
          <li key={id}>
            <span className={styles.name}>
              {id === 0 ? (
                name
              ) : (
                <BehindLink to={links[key]!(String(id), days, name)}>{name}</BehindLink>
              )}
            </span>
            <span>
              {value.toLocaleString(tag)}
              {most !== null && ` / ${most.toLocaleString(tag)}`}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                style={{ inlineSize: `${Math.min(100, (value / (most ?? longest)) * 100)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
