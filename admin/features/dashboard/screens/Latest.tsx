import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import type { ScreenKind } from '#contract/features/dashboard/screens/kinds.ts';
import { languageTags } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { BehindLink } from './BehindLink.tsx';
import { shortTime } from './clock.ts';
import { recordOf } from './links.ts';
import { screenPageTexts as texts } from './texts.ts';
import styles from './screens.module.css';

type LatestProps = {
  title: Text;
  kind: ScreenKind;
  board: Board;
  states: Readonly<Record<string, Text>>;
};

const columns = ['code', 'name', 'units', 'state', 'time'] as const;

/** What happened last; each line leads to its record. */
export function Latest({ title, kind, board: { latest, last_day: today }, states }: LatestProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  return (
    <section className={styles.latest} aria-label={say(title)}>
      <h2>{say(title)}</h2>
      {latest.length === 0 && <p className={styles.none}>{say(texts.noLatest)}</p>}
      {latest.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {say(texts.columns[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {latest.map((line) => (
              <tr key={line.id}>
                <td data-column="code">
                  <BehindLink to={recordOf[kind](line)}>{line.code}</BehindLink>
                </td>
                <td data-column="name" title={line.name}>
                  {line.name}
                </td>
                <td data-column="units">
                  {line.units.toLocaleString(tag)}
                  {line.most !== null && ` / ${line.most.toLocaleString(tag)}`}
                </td>
                <td data-column="state">{say(states[line.state]!)}</td>
                <td data-column="time">{shortTime(line.time, today)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
