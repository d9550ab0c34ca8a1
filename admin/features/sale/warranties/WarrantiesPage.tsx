import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { warrantyCalls, type Warranty } from '#contract/features/sale/warranties/contract.ts';
import { warranties } from '#contract/features/sale/warranties/feature.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { warrantyColumns, warrantyFilters } from './columns.tsx';
import { moves, nameOf } from './moves.ts';
import { warrantiesPageTexts as texts } from './texts.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const WarrantyDrawer = lazyComponent(
  async () => (await import('./WarrantyDrawer.tsx')).WarrantyDrawer,
);
const ReplaceForm = lazyComponent(async () => (await import('./ReplaceForm.tsx')).ReplaceForm);

const record = recordOf(async () => (await import('./record.tsx')).record, 'code');

/** Who activated what, until when it is covered, and what became of it. */
export function Page() {
  const say = useSay();
  const { id, open, close } = useOpenRecord('warranty');
  const [isReplacing, setReplacing] = useState(false);
  const openRow = useStable((row: Warranty) => open(row.id));
  const rowActions = useMemo<RowAction<Warranty>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={warrantyCalls}
        title={warranties.title}
        texts={warrantyTexts}
        columns={warrantyColumns}
        filters={warrantyFilters}
        rowActions={rowActions}
        moves={moves}
        nameOf={nameOf}
        record={record}
        extra={
          <Can has={warrantyCalls.replace.allow}>
            <Button type="primary" onClick={() => setReplacing(true)}>
              {say(texts.replace)}
            </Button>
          </Can>
        }
      />
      {id !== null && <WarrantyDrawer key={id} id={id} onClose={close} />}
      {isReplacing && <ReplaceForm onClose={() => setReplacing(false)} />}
    </>
  );
}
