import { useSay } from '#admin/app/language.ts';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';
import { FigureTable } from '#admin/ui/figure-table/FigureTable.tsx';
import {
  salesMetrics,
  sellThrough,
  type DealerSalesReport,
  type SalesGrouping,
  type SalesMetric,
} from '#contract/features/query/dealer-sales/contract.ts';
import { dealerSalesTexts } from '#contract/features/query/dealer-sales/texts.ts';
import { documentsBehind } from './links.ts';
import { dealerSalesPageTexts as texts } from './texts.ts';

type SalesTableProps = {
  report: DealerSalesReport;
  by: SalesGrouping;
  /** What the report is narrowed to. */
  narrowed: Parameters<typeof documentsBehind>[2];
  /** New data is loading. */
  isOld: boolean;
};

/** All figures as a table, with sell-through; each leads to its documents, and a name to the sales. */
export function SalesTable({ report, by, narrowed, isOld }: SalesTableProps) {
  const say = useSay();
  const reachable = useReachable();
  const behind = (metric: SalesMetric) => (key: number | string | null) => {
    const to = documentsBehind(metric, report, narrowed, by, key);
    return to !== null && reachable.has(withoutQuery(to)) ? to : null;
  };
  const { total, rows, is_cut: isCut } = report;
  return (
    <FigureTable
      head={by === 'month' ? dealerSalesTexts.fields.month : dealerSalesTexts.fields.name}
      columns={[
        ...salesMetrics.map((metric) => ({
          head: dealerSalesTexts.metrics[metric],
          value: (row: typeof total) => row[metric],
          to: behind(metric),
        })),
        { head: dealerSalesTexts.sellThrough, value: sellThrough, isShare: true },
      ]}
      rows={rows}
      total={total}
      isCut={isCut}
      isOld={isOld}
      fileName={texts.fileName}
      linkOf={({ key, name }) => {
        const to = behind('sold')(key);
        return to === null ? null : { to, title: say(texts.toSales, { name }) };
      }}
    />
  );
}
