import { useLanguage, useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import type { Health } from '#contract/features/system/health/contract.ts';
import { languageTags } from '#contract/language.ts';
import { Figure, Figures, State } from './Figures.tsx';
import { healthPageTexts as texts } from './texts.ts';
import { byteWords, spanWords } from './words.ts';
import styles from './health.module.css';

/** Size and load of the database, and its largest tables. */
export function DatabasePanel({ database }: Pick<Health, 'database'>) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { replica, connections, most_connections: most } = database;
  return (
    <Panel title={say(texts.database)} extra={<State state={database.state} />}>
      <Figures>
        <Figure label={texts.size}>{byteWords(database.bytes)}</Figure>
        <Figure label={texts.connections}>{say(texts.of, { n: connections, most })}</Figure>
        <Figure label={texts.replica}>
          {replica === null
            ? say(texts.noReplica)
            : replica.is_reachable
              ? say(texts.lag, { time: spanWords(replica.lag_ms, say) })
              : say(texts.unreachable)}
        </Figure>
        <Figure label={texts.databaseVersion}>{database.version}</Figure>
      </Figures>
      <h3 className={styles.heading}>{say(texts.tables)}</h3>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={say(texts.tables)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(texts.table)}</th>
              <th scope="col">{say(texts.size)}</th>
              <th scope="col">{say(texts.rows)}</th>
            </tr>
          </thead>
          <tbody>
            {database.tables.map(({ name, bytes, rows }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{byteWords(bytes)}</td>
                <td>{rows.toLocaleString(languageTags[language])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
