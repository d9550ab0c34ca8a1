import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { FigureTable } from '#admin/ui/figure-table/FigureTable.tsx';
import {
  salesMetrics,
  sellThrough,
  type DealerSalesReport,
  type SalesGrouping,
} from '#contract/features/query/dealer-sales/contract.ts';
import { dealerSalesTexts } from '#contract/features/query/dealer-sales/texts.ts';
import { salesBehind, salesPath } from './links.ts';
import { dealerSalesPageTexts as texts } from './texts.ts';

type SalesTableProps = {
  report: DealerSalesReport;
  by: SalesGrouping;
  /** What the report is narrowed to. */
  narrowed: Parameters<typeof salesBehind>[1];
  /** New data is loading. */
  isOld: boolean;
};

/** All figures as a table, with sell-through; what was sold leads to the sales. */
export function SalesTable({ report, by, narrowed, isOld }: SalesTableProps) {
  const say = useSay();
  const leads = useReachable().has(salesPath);
  const { total, rows, is_cut: isCut } = report;
  return (
    <FigureTable
      head={by === 'month' ? dealerSalesTexts.fields.month : dealerSalesTexts.fields.name}
      columns={[
        ...salesMetrics.map((metric) => ({
          head: dealerSalesTexts.metrics[metric],
          value: (row: typeof total) => row[metric],
          ...(metric === 'sold' && leads
            ? { to: (key: number | string | null) => salesBehind(report, narrowed, by, key) }
            : {}),
        })),
        { head: dealerSalesTexts.sellThrough, value: sellThrough, isShare: true },
      ]}
      rows={rows}
      total={total}
      isCut={isCut}
      isOld={isOld}
      fileName={texts.fileName}
      linkOf={
        leads
          ? ({ key, name }) => {
              const to = salesBehind(report, narrowed, by, key);
              return to === null ? null : { to, title: say(texts.toSales, { name }) };
            }
          : undefined
      }
    />
  );
}
