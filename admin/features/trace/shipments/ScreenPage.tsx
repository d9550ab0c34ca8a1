import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lastDays } from '#admin/ui/chart/days.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { ShipmentState } from '#admin/ui/shipments/ShipmentState.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import {
  shipmentCalls,
  type Shipment,
  type ShipScreen,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentPages } from '#contract/features/trace/shipments/feature.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { shipmentsPageTexts } from './texts.ts';
import styles from './screen.module.css';

const texts = shipmentsPageTexts.wall;
const lookEvery = 15_000;

/** The wall screen of the warehouse: today's figures and shipments, read again by itself. */
export function Page() {
  const say = useSay();
  const wall = useRef<HTMLDivElement>(null);
  const query = useQuery({
    queryKey: ['shipment', spokenKey, 'screen'],
    queryFn: async ({ signal }) =>
      (await api(shipmentCalls.screen, {}, { signal, quiet: true })).data,
    staleTime: 0,
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  });
  const time = query.dataUpdatedAt > 0 ? showTime(new Date(query.dataUpdatedAt).toISOString()) : '';
  const isStale = query.isError && query.data !== undefined;
  return (
    <div>
      <PageHeader
        title={shipmentPages.screen}
        actions={
          <Button onClick={() => void wall.current?.requestFullscreen?.()}>
            {say(texts.full)}
          </Button>
        }
      />
      <div ref={wall} className={styles.wall}>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
          {(screen) => (
            <>
              <Figures figures={screen.figures} />
              <Today rows={screen.rows} />
              <p role="status" data-is={isStale ? 'stale' : 'fresh'} className={styles.foot}>
                {say(isStale ? texts.stale : texts.at, { time })}
              </p>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

function Figures({ figures }: Pick<ShipScreen, 'figures'>) {
  const say = useSay();
  const today = lastDays(1, Date.now())[0]!;
  const shown = [
    { key: 'toPick', value: figures.to_pick, to: 'state[]=draft' },
    { key: 'picking', value: figures.picking, to: 'state[]=picking' },
    { key: 'checked', value: figures.checked, to: 'state[]=checked' },
    {
      key: 'shipped',
      value: figures.shipped,
      units: figures.shipped_units,
      to: `ship_time[]=${today}&ship_time[]=${today}`,
    },
    {
      key: 'received',
      value: figures.received,
      units: figures.received_units,
      to: `state[]=partial&state[]=received&state[]=closed&receive_time[]=${today}&receive_time[]=${today}`,
    },
    { key: 'late', value: figures.late, to: 'late=true' },
  ] as const;
  return (
    <ul className={styles.figures}>
      {shown.map((figure) => (
        <li key={figure.key} data-is={figure.key} data-empty={figure.value === 0}>
          <Link to={`/trace/shipment?from=company&${figure.to}`}>
            <span>{say(texts[figure.key])}</span>
            <strong>{figure.value}</strong>
            <small>{'units' in figure ? say(texts.units, { n: figure.units }) : '\u00a0'}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const isLate = ({ planned_date: day, ship_time: sent }: Shipment) =>
  sent === null && day !== null && day < today();

function Today({ rows }: Pick<ShipScreen, 'rows'>) {
  const say = useSay();
  const { fields } = shipmentTexts;
  if (rows.length === 0) return <p className={styles.none}>{say(texts.none)}</p>;
  return (
    <table className={styles.table}>
      <caption>{say(texts.today)}</caption>
      <thead>
        <tr>
          {[fields.code, fields.to_name, fields.picked, fields.planned_date, fields.state].map(
            (label) => (
              <th key={label.en} scope="col">
                {say(label)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-late={isLate(row)}>
            <td>
              <CodeText code={row.code} copyable={false} />
            </td>
            <td>{row.to_name}</td>
            <td>{row.ordered > 0 ? `${row.picked} / ${row.ordered}` : row.picked}</td>
            <td>
              {row.planned_date}
              {isLate(row) && <em> {say(texts.late1)}</em>}
            </td>
            <td>
              <ShipmentState state={row.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
