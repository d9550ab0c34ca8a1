import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { FigureTable } from '#admin/ui/figure-table/FigureTable.tsx';
import {
  mostAfterSalesGroups,
  type AfterSales,
  type Repaired,
  type RepairGrouping,
} from '#contract/features/query/after-sales/contract.ts';
import { afterSalesTexts } from '#contract/features/query/after-sales/texts.ts';
import { repairsBefore, repairsBehind, type RepairFigure } from './links.ts';
import { afterSalesPageTexts as texts } from './texts.ts';

const { metrics, fields, groupings } = afterSalesTexts;
const counts = ['repairs', 'finished', 'open', 'overdue', 'replaced'] as const;
type Grouped = Exclude<RepairGrouping, 'used'>;
type Key = string | number | null;
type UsedFigures = { repairs: number | null; quantity: number | null };
type Used = UsedFigures & { key: number; name: string };
type Row = Repaired & { before: number };

/** What narrows the list of repairs to one group; the total has none. */
function groupOf(by: Grouped, key: Key, part: string | undefined) {
  const narrowed = { part_id: part };
  if (key === null) return narrowed;
  if (by === 'product') return { part_id: String(key) };
  return by === 'fault' ? { ...narrowed, fault_type: [String(key)] } : narrowed;
}

type RepairGroupsProps = {
  found: AfterSales;
  by: RepairGrouping;
  part: string | undefined;
  isOld: boolean;
};

/** Repairs by fault, product or state, and the parts that were fitted. */
export function RepairGroups(props: RepairGroupsProps) {
  const leads = useReachable().has('/product/part');
  const { found, by, isOld } = props;
  if (by !== 'used') return <Groups {...props} by={by} />;
  const rows = found.by_used;
  return (
    <FigureTable<Used>
      head={groupings.used}
      columns={[
        { head: metrics.repairs, value: (row: UsedFigures) => row.repairs },
        { head: metrics.quantity, value: (row: UsedFigures) => row.quantity },
      ]}
      rows={rows}
      // A repair may take several parts, and their quantities are of different things.
      total={{ repairs: null, quantity: null }}
      isCut={rows.length >= mostAfterSalesGroups}
      isOld={isOld}
      fileName={texts.fileName}
      linkOf={
        leads
          ? ({ name }) => ({
              to: `/product/part?keyword=${encodeURIComponent(name)}`,
              title: name,
            })
          : undefined
      }
    />
  );
}

function Groups({ found, by, part, isOld }: RepairGroupsProps & { by: Grouped }) {
  const say = useSay();
  const leads = useReachable().has('/sale/repair');
  const rows = { fault: found.by_fault, product: found.by_product, state: found.by_state }[by];
  const { total, before } = found.repairs;
  const of = (figure: RepairFigure) => (key: Key) =>
    repairsBehind(figure, found, {
      ...groupOf(by, key, part),
      ...(by === 'state' && key !== null ? { state: [String(key)] } : {}),
    });
  // Repairs of an unknown product have no list of their own.
  const link = (to: (key: Key) => string) =>
    leads ? { to: (key: Key) => (by === 'product' && key === 0 ? null : to(key)) } : {};
  return (
    <FigureTable
      head={fields.name}
      columns={[
        ...counts.map((key) => ({
          head: metrics[key],
          value: (row: Row) => row[key],
          ...link(of(key)),
        })),
        {
          head: fields.before,
          value: (row: Row) => row.before,
          ...link((key) =>
            repairsBefore(found, {
              ...groupOf(by, key, part),
              ...(by === 'state' && key !== null ? { state: [String(key)] } : {}),
            }),
          ),
        },
        {
          head: texts.change,
          value: (row: Row) => (row.before > 0 ? (row.repairs - row.before) / row.before : null),
          isChange: true,
        },
        { head: metrics.days, value: (row: Row) => row.days },
        { head: metrics.income, value: (row: Row) => row.income / 100 },
        { head: metrics.cost, value: (row: Row) => row.cost / 100 },
      ]}
      rows={rows}
      total={{ ...total, before: before.repairs }}
      isCut={rows.length >= mostAfterSalesGroups}
      isOld={isOld}
      fileName={texts.fileName}
      linkOf={
        leads
          ? ({ key, name }) =>
              key === 0 ? null : { to: of('repairs')(key), title: say(texts.toRepairs, { name }) }
          : undefined
      }
    />
  );
}
