import { Button } from 'antd';
import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { partSource } from '#admin/ui/form/sources.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { BomStateDot } from '#admin/ui/show/RecordStates.tsx';
import { bomCalls, bomStates, type Bom } from '#contract/features/product/boms/contract.ts';
import { boms } from '#contract/features/product/boms/feature.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { moves, nameOf } from './actions.ts';
import { PartText, VersionCell } from './BomCells.tsx';
import { bomPageTexts as texts } from './texts.ts';

const Form = lazyComponent(async () => (await import('./BomForm.tsx')).BomForm);
const BomDrawer = lazyComponent(async () => (await import('./BomDrawer.tsx')).BomDrawer);
const WhereUsedDrawer = lazyComponent(
  async () => (await import('./WhereUsedDrawer.tsx')).WhereUsedDrawer,
);

const columns: readonly Column<Bom>[] = [
  { field: 'code', width: 140, kind: 'code', sort: true },
  {
    field: 'part_name',
    width: 260,
    render: (row) => <PartText name={row.part_name} code={row.part_code} />,
  },
  { field: 'version_no', width: 128, render: (row) => <VersionCell {...row} /> },
  { field: 'state', width: 100, render: ({ state }) => <BomStateDot state={state} /> },
  { field: 'line_count', width: 72, kind: 'quantity' },
  { field: 'update_time', width: 148, kind: 'time', sort: true },
  { field: 'remark', width: 200, hidden: true },
  { field: 'release_time', width: 148, kind: 'time', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof bomCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'state',
    kind: 'multiple',
    options: bomStates.map((value) => ({ value, label: bomTexts.states[value] })),
  },
  { field: 'component_id', kind: 'remote', source: partSource },
  { field: 'create_time', kind: 'days' },
];

const isDraft = ({ state }: Bom) => state === 'draft';

/** What products are made of, in versions. */
export function Page() {
  const say = useSay();
  const { change } = useAddress();
  const { id, open, close } = useOpenRecord('bom');
  const used = useOpenRecord('used');
  const openRow = useStable((row: Bom) => open(row.id));
  const copy = useStable(async ({ id: from }: Bom) => {
    const { data, msg } = await api(bomCalls.copy, { id: from });
    toast.success(msg);
    // The copy is made to be changed.
    change((params) => params.set('form', String(data.id)));
  });
  const rowActions = useMemo<RowAction<Bom>[]>(
    () => [
      { key: 'view', label: texts.view, run: openRow },
      { key: 'copy', label: texts.copy, can: 'product:bom:add', aside: true, run: copy },
    ],
    [openRow, copy],
  );
  return (
    <>
      <DataPage
        calls={bomCalls}
        title={boms.title}
        texts={bomTexts}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={rowActions}
        moves={moves}
        isOpen={isDraft}
        nameOf={nameOf}
        extra={
          <Button onClick={() => change((params) => params.set('used', '0'))}>
            {say(texts.used.open)}
          </Button>
        }
      />
      {id !== null && <BomDrawer key={id} id={id} onClose={close} />}
      {used.id !== null && (
        <WhereUsedDrawer id={used.id || null} onPick={used.open} onClose={used.close} />
      )}
    </>
  );
}
