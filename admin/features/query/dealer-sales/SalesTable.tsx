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
import { dealerSalesPageTexts as texts } from './texts.ts';

type SalesTableProps = {
  report: DealerSalesReport;
  by: SalesGrouping;
  /** New data is loading. */
  isOld: boolean;
};

/** All figures as a table, with sell-through; dealers lead to their sales. */
export function SalesTable({ report, by, isOld }: SalesTableProps) {
  const say = useSay();
  const reachable = useReachable();
  const { total, rows, is_cut: isCut } = report;
  return (
    <FigureTable
      head={by === 'month' ? dealerSalesTexts.fields.month : dealerSalesTexts.fields.name}
      columns={[
        ...salesMetrics.map((metric) => ({
          head: dealerSalesTexts.metrics[metric],
          value: (row: typeof total) => row[metric],
        })),
        { head: dealerSalesTexts.sellThrough, value: sellThrough, isShare: true },
      ]}
      rows={rows}
      total={total}
      isCut={isCut}
      isOld={isOld}
      fileName={texts.fileName}
      linkOf={
        by === 'dealer' && reachable.has('/trace/sale')
          ? ({ key, name }) => ({
              to: `/trace/sale?dealer_id=${key}`,
              title: say(texts.toSales, { name }),
            })
          : undefined
      }
    />
  );
}
