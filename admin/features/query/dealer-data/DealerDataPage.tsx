import { useSay } from '#admin/app/language.ts';
import { lastDays } from '#admin/ui/chart/days.ts';
import { dealerSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { leadsTo, type Column, type Filter, type FilterName } from '#admin/ui/list/types.ts';
import { CountLink } from '#admin/ui/show/CountLink.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import {
  dealerDataCalls,
  lateAfterDays,
  type DealerData,
} from '#contract/features/query/dealer-data/contract.ts';
import { dealerData } from '#contract/features/query/dealer-data/feature.ts';
import { dealerDataTexts } from '#contract/features/query/dealer-data/texts.ts';
import { confirmed, during, inStock, ofAge, type Age } from './links.ts';
import { dealerDataPageTexts as texts } from './texts.ts';
import styles from './dealer-data.module.css';

function Score({ score }: Pick<DealerData, 'score'>) {
  const say = useSay();
  if (score === null) return <span className={styles.quiet}>{say(texts.none)}</span>;
  const tone = score >= 80 ? 'good' : score >= 60 ? 'caution' : 'bad';
  return <StateDot tone={tone}>{String(score)}</StateDot>;
}

const aged = (age: Age) => (row: DealerData) => (
  <CountLink to={ofAge(row.id, age, lastDays(1, Date.now())[0]!)} value={row[age]} />
);

const columns: readonly Column<DealerData>[] = [
  { field: 'name', width: 180, leads: leadsTo(dealers, 'id') },
  { field: 'score', width: 76, states: { none: texts.none }, render: (row) => <Score {...row} /> },
  {
    field: 'stock',
    width: 80,
    kind: 'quantity',
    render: ({ id, stock }) => <CountLink to={inStock(id)} value={stock} />,
  },
  { field: 'days_30', width: 72, kind: 'quantity', render: aged('days_30') },
  { field: 'days_60', width: 96, kind: 'quantity', render: aged('days_60') },
  { field: 'days_90', width: 96, kind: 'quantity', render: aged('days_90') },
  { field: 'days_more', width: 100, kind: 'quantity', render: aged('days_more') },
  {
    field: 'returned',
    kind: 'quantity',
    width: 72,
    render: (row) => (
      <CountLink to={during(row, '/trace/return', 'receive_time')} value={row.returned} />
    ),
  },
  {
    field: 'incidents',
    kind: 'quantity',
    width: 80,
    render: (row) => (
      <CountLink to={during(row, '/sale/incident', 'last_time')} value={row.incidents} />
    ),
  },
  {
    field: 'received',
    kind: 'quantity',
    width: 80,
    hidden: true,
    render: (row) => (
      <CountLink to={during(row, '/query/dealerSales', 'days')} value={row.received} />
    ),
  },
  {
    field: 'sold',
    kind: 'quantity',
    width: 80,
    hidden: true,
    render: (row) => <CountLink to={during(row, '/trace/sale', 'sold_at')} value={row.sold} />,
  },
  {
    field: 'forwarded',
    width: 88,
    kind: 'quantity',
    hidden: true,
    render: (row) => (
      <CountLink
        to={during(row, '/query/shippingDetail', 'days', 'from_dealer_id')}
        value={row.forwarded}
      />
    ),
  },
  {
    field: 'confirmed',
    width: 100,
    kind: 'quantity',
    hidden: true,
    render: (row) => <CountLink to={confirmed(row)} value={row.confirmed} />,
  },
  {
    field: 'shipments',
    width: 80,
    hidden: true,
    render: (row) => (
      <CountLink to={during(row, '/trace/shipment', 'ship_time')} value={row.shipments} />
    ),
  },
  {
    field: 'late',
    width: 72,
    kind: 'quantity',
    hidden: true,
    render: (row) => (
      <CountLink to={`${during(row, '/trace/shipment', 'ship_time')}&slow=true`} value={row.late} />
    ),
  },
  {
    field: 'short',
    width: 80,
    kind: 'quantity',
    hidden: true,
    render: (row) => (
      <CountLink
        to={`${during(row, '/trace/shipment', 'ship_time')}&short=true`}
        value={row.short}
      />
    ),
  },
  { field: 'code', width: 110, kind: 'code', hidden: true },
  { field: 'parent_name', width: 160, hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerDataCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'days', kind: 'days', label: texts.period },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  {
    field: 'disabled',
    kind: 'select',
    options: [
      { value: 'false', label: texts.no },
      { value: 'true', label: texts.yes },
    ],
  },
];

/** Stock by dealer and age, returns, incidents and a score that is explained. */
export function Page() {
  return (
    <DataPage
      calls={dealerDataCalls}
      title={dealerData.title}
      texts={dealerDataTexts}
      columns={columns}
      filters={filters}
      lead={<Meaning />}
    />
  );
}

function Meaning() {
  const say = useSay();
  const { meaning } = dealerDataTexts;
  return (
    <details className={styles.meaning}>
      <summary>{say(meaning.title)}</summary>
      <ul>
        <li>{say(meaning.start)}</li>
        <li>{say(meaning.incidents)}</li>
        <li>{say(meaning.late, { n: lateAfterDays })}</li>
        <li>{say(meaning.short)}</li>
      </ul>
    </details>
  );
}
