import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { BigFigures, type BigFigure } from '#admin/ui/chart/BigFigures.tsx';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { ExportButton } from '#admin/ui/list/ExportButton.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { Column } from '#admin/ui/list/types.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import type { HolderKind } from '#contract/codes/holders.ts';
import {
  batchCalls,
  type BatchHolders,
  type BatchInfo,
} from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { batchesPageTexts } from './texts.ts';
import styles from '#admin/ui/goods/goods.module.css';

const texts = batchesPageTexts.holders;
type Row = Omit<BatchHolders['holders'][number], 'id'> & { id: number };

const columns: readonly Column<Row>[] = [
  {
    field: 'kind',
    label: batchTexts.fields.holder,
    width: 110,
    render: ({ kind }) => <Kind kind={kind} />,
  },
  { field: 'name', label: batchTexts.fields.holder_name, width: 220 },
  { field: 'phone', width: 140 },
  { field: 'units', width: 80, kind: 'quantity' },
  { field: 'on_way', width: 80, kind: 'quantity' },
];

function Kind({ kind }: { kind: HolderKind }) {
  return <>{useSay()(batchTexts.holders[kind])}</>;
}

/** Where the products of a batch are: who holds how many, what is on its way, and what came back after a recall. */
export function HoldersPanel({ batch }: { batch: Pick<BatchInfo, 'id' | 'state'> }) {
  const say = useSay();
  const { id } = batch;
  const isRecalled = batch.state === 'recalled';
  const query = useQuery({
    queryKey: ['batch', spokenKey, 'holders', id],
    queryFn: async ({ signal }) =>
      (await api(batchCalls.holders, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <section className={styles.holders} aria-label={say(isRecalled ? texts.recall : texts.title)}>
      <div className={styles.bar}>
        <h4>{say(isRecalled ? texts.recall : texts.title)}</h4>
        <Can has={batchCalls.exportHolders.allow}>
          <ExportButton call={batchCalls.exportHolders} query={{ id }} />
        </Can>
      </div>
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {(found) => <Holders found={found} isRecalled={isRecalled} />}
      </Loaded>
    </section>
  );
}

function Holders({ found, isRecalled }: { found: BatchHolders; isRecalled: boolean }) {
  const say = useSay();
  const named = useMemo(() => withLabels(columns, batchTexts.fields), []);
  const rows = useMemo<Row[]>(
    () => found.holders.map((holder, at) => ({ ...holder, id: at + 1 })),
    [found],
  );
  const unitsOf = (kind: HolderKind) =>
    found.holders.reduce((sum, one) => sum + (one.kind === kind ? one.units : 0), 0);
  const figures: BigFigure[] = [
    { key: 'company', label: say(texts.company), value: unitsOf('company') },
    { key: 'on_way', label: say(batchTexts.fields.on_way), value: found.on_way },
    { key: 'dealer', label: say(batchTexts.holders.dealer), value: unitsOf('dealer') },
    { key: 'customer', label: say(batchTexts.holders.customer), value: unitsOf('customer') },
    { key: 'consumer', label: say(batchTexts.holders.consumer), value: unitsOf('consumer') },
    ...(isRecalled ? [{ key: 'back', label: say(texts.cameBack), value: found.came_back }] : []),
  ];
  if (found.total === 0 && found.came_back === 0) return <p>{say(texts.none)}</p>;
  return (
    <>
      <BigFigures label={say(texts.title)} figures={figures} />
      <DataTable<Row>
        name={say(texts.title)}
        columns={named}
        rows={rows}
        nameOf={({ name }) => name}
        isDense
      />
    </>
  );
}
