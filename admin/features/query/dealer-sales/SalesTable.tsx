import { Button } from 'antd';
import { Link } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { csvOf } from '#admin/ui/list/csv.ts';
import { saveBlob } from '#admin/ui/list/download.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import {
  salesMetrics,
  sellThrough,
  type DealerSalesReport,
  type DealerSalesRow,
  type SalesGrouping,
} from '#contract/features/query/dealer-sales/contract.ts';
import { dealerSalesTexts } from '#contract/features/query/dealer-sales/texts.ts';
import { languageTags } from '#contract/language.ts';
import { dealerSalesPageTexts as texts } from './texts.ts';
import styles from './dealer-sales.module.css';

type SalesTableProps = {
  report: DealerSalesReport;
  by: SalesGrouping;
  /** New data is loading. */
  isOld: boolean;
};

/** All figures as a table, with sell-through and export; dealers lead to their sales. */
export function SalesTable({ report, by, isOld }: SalesTableProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const reachable = useReachable();
  const tag = languageTags[language];
  const { total, rows, is_cut: isCut } = report;
  const show = (n: number) => n.toLocaleString(tag);
  const share = (row: Pick<DealerSalesRow, 'received' | 'sold'>) =>
    sellThrough(row)?.toLocaleString(tag, { style: 'percent', maximumFractionDigits: 1 }) ?? '–';
  const first = by === 'month' ? dealerSalesTexts.fields.month : dealerSalesTexts.fields.name;
  const heads = [
    ...salesMetrics.map((metric) => say(dealerSalesTexts.metrics[metric])),
    say(dealerSalesTexts.sellThrough),
  ];
  const save = () => {
    const body = rows.map((row) => [
      row.name,
      ...salesMetrics.map((metric) => row[metric]),
      share(row),
    ]);
    const blob = new Blob([csvOf([[say(first), ...heads], ...body])], {
      type: 'text/csv;charset=utf-8',
    });
    saveBlob(blob, `${say(texts.fileName)}.csv`);
  };
  const nameOf = ({ key, name }: DealerSalesRow) =>
    by === 'dealer' && reachable.has('/trace/sale') ? (
      <Link to={`/trace/sale?dealer_id=${key}`} title={say(texts.toSales, { name })}>
        {name}
      </Link>
    ) : (
      name
    );
  return (
    <Panel
      title={say(texts.table)}
      note={isCut ? say(texts.cut, { n: show(rows.length) }) : undefined}
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
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.total}>
              <th scope="row">{say(texts.total)}</th>
              {salesMetrics.map((metric) => (
                <td key={metric}>{show(total[metric])}</td>
              ))}
              <td>{share(total)}</td>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{nameOf(row)}</th>
                {salesMetrics.map((metric) => (
                  <td key={metric}>{show(row[metric])}</td>
                ))}
                <td>{share(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
