import { Button } from 'antd';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { csvOf } from '#admin/ui/list/csv.ts';
import { saveBlob } from '#admin/ui/list/download.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import {
  metrics,
  type Analysis,
  type AnalysisRow,
  type Grouping,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { languageTags } from '#contract/language.ts';
import { isCounted } from './figures.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

type AnalysisTableProps = {
  analysis: Analysis;
  by: Grouping;
  isOneProvince: boolean;
  /** New data is loading. */
  isOld: boolean;
};

/** All figures as a table, with export. */
export function AnalysisTable({ analysis, by, isOneProvince, isOld }: AnalysisTableProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const show = (n: number) => n.toLocaleString(languageTags[language]);
  const { total, rows, is_cut: isCut } = analysis;
  const counted = metrics.filter((metric) => isCounted(metric, by, isOneProvince));
  // Newest day first.
  const ordered =
    by === 'day'
      ? rows.toSorted((one, other) => String(other.key).localeCompare(String(one.key)))
      : rows;
  const nameOf = ({ key, name }: AnalysisRow) =>
    by === 'day' ? String(key) : name || say(analysisTexts.unknown);
  const first = by === 'day' ? analysisTexts.fields.days : analysisTexts.fields.name;
  const save = () => {
    const head = [say(first), ...counted.map((metric) => say(analysisTexts.metrics[metric]))];
    const body = ordered.map((row) => [nameOf(row), ...counted.map((metric) => row[metric])]);
    const blob = new Blob([csvOf([head, ...body])], { type: 'text/csv;charset=utf-8' });
    saveBlob(blob, `${say(texts.fileName)}.csv`);
  };
  return (
    <Panel
      title={say(texts.table)}
      note={isCut ? say(texts.cut, { n: show(rows.length) }) : undefined}
      // Export is disabled while other data is loading.
      extra={
        <Button disabled={isOld} onClick={save}>
          {say(texts.save)}
        </Button>
      }
    >
      <div className={styles.room} role="region" aria-label={say(texts.table)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(first)}</th>
              {counted.map((metric) => (
                <th key={metric} scope="col">
                  {say(analysisTexts.metrics[metric])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.total}>
              <th scope="row">{say(texts.total)}</th>
              {counted.map((metric) => (
                <td key={metric}>{show(total[metric])}</td>
              ))}
            </tr>
            {ordered.map((row) => (
              <tr key={row.key}>
                <th scope="row">{nameOf(row)}</th>
                {counted.map((metric) => (
                  <td key={metric}>{show(row[metric])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
