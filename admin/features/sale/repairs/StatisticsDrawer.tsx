import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DatePicker, Drawer, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import table from '#admin/ui/show/lines.module.css';
import { repairCalls } from '#contract/features/sale/repairs/contract.ts';
import type { RepairStatistics } from '#contract/features/sale/repairs/work.ts';
import { formatMoney } from '#contract/money.ts';
import { repairsPageTexts } from './texts.ts';
import styles from './repairs.module.css';

const texts = repairsPageTexts.statistics;
const form = 'YYYY-MM-DD';

/** Repairs of a period: how many, how long they took, and what broke. */
export function StatisticsDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [days, setDays] = useState<[string, string]>([
    dayjs().subtract(89, 'day').format(form),
    dayjs().format(form),
  ]);
  const query = useQuery({
    queryKey: ['repair', spokenKey, 'statistics', days],
    queryFn: async ({ signal }) =>
      (await api(repairCalls.statistics, { create_time: days }, { signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <Drawer
      open
      size={760}
      title={say(texts.title)}
      closable={{ 'aria-label': say(listTexts.close) }}
      onClose={onClose}
    >
      <DatePicker.RangePicker
        aria-label={say(texts.period)}
        allowClear={false}
        value={[dayjs(days[0]), dayjs(days[1])]}
        onChange={(next) => {
          if (next?.[0] && next[1]) setDays([next[0].format(form), next[1].format(form)]);
        }}
      />
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(found) => <Figures found={found} />}
      </Loaded>
    </Drawer>
  );
}

function Figures({ found }: { found: RepairStatistics }) {
  const say = useSay();
  if (found.repairs === 0) return <p>{say(texts.none)}</p>;
  const figures = [
    [texts.repairs, found.repairs],
    [texts.done, found.done],
    [texts.overdue, found.overdue],
    [texts.days, found.days ?? '–'],
    [texts.replaced, found.replaced],
    [texts.income, formatMoney(found.income)],
  ] as const;
  const counted = [texts.repairs, texts.days, texts.replaced];
  const cellsOf = (row: { repairs: number; days: number | null; replaced: number }) => [
    row.repairs,
    row.days ?? '–',
    row.replaced,
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tables}>
        <Table
          title={say(texts.byFault)}
          heads={counted.map((head) => say(head))}
          rows={found.by_fault.map((row) => [row.name, ...cellsOf(row)])}
        />
        <Table
          title={say(texts.byProduct)}
          heads={counted.map((head) => say(head))}
          rows={found.by_product.map((row) => [row.name || say(texts.unnamed), ...cellsOf(row)])}
        />
        {found.by_used_part.length > 0 && (
          <Table
            title={say(texts.byPart)}
            heads={[say(texts.repairs), say(texts.quantity)]}
            rows={found.by_used_part.map((row) => [
              row.name,
              row.repairs,
              formatQuantity(row.quantity),
            ])}
          />
        )}
      </div>
    </>
  );
}

type Cells = readonly [name: string, ...figures: (string | number)[]];

function Table({
  title,
  heads,
  rows,
}: {
  title: string;
  heads: readonly string[];
  rows: readonly Cells[];
}) {
  return (
    <section>
      <h3>{title}</h3>
      <div className={table.room} role="region" aria-label={title} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className={table.figure}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...figures], at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {figures.map((figure, place) => (
                  <td key={heads[place]} className={table.figure}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
