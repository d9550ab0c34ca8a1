import { useCallback, useMemo } from 'react';
import { useSession } from '#admin/app/session.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  allOperationLogCalls,
  operationLogCalls,
  type OperationLog,
} from '#contract/features/logs/operation-log/contract.ts';
import { operationLogTexts } from '#contract/features/logs/operation-log/texts.ts';
import { operationLog } from '#contract/features/logs/operation-log/feature.ts';
import { allColumns, allFilters, ownColumns, ownFilters } from './columns.tsx';
import { operationPageTexts as texts } from './texts.ts';

const OperationDrawer = lazyComponent(
  async () => (await import('./OperationDrawer.tsx')).OperationDrawer,
);
const OperationRows = lazyComponent(
  async () => (await import('./OperationRows.tsx')).OperationRows,
);
const nameOf = ({ path, name, target_id: id }: OperationLog) => `${path} ${name || id}`;
const isFolded = ({ together }: OperationLog) => together > 1;

/** Operations in one's own company, or all for the platform. */
export function Page() {
  const isPlatform = useSession((state) => state.type) === 'admin';
  const { id, open, close } = useOpenRecord('operation');
  const address = useAddress();
  const openRow = useStable((row: OperationLog) => open(row.id));
  const actions = useMemo<RowAction<OperationLog>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  const openRecord = useStable(open);
  const rows = useCallback(
    (row: OperationLog) => <OperationRows row={row} onOpen={openRecord} />,
    [openRecord],
  );
  // A list of one record or one request shows every row by itself.
  const asked = new URLSearchParams(address.search);
  const isWhole = asked.has('target_id') || asked.has('request_id');
  const narrow = (filters: Record<string, string>) =>
    address.change(
      (params) => {
        for (const name of [...params.keys()]) params.delete(name);
        for (const [name, value] of Object.entries(filters)) params.set(name, value);
      },
      { state: null },
    );
  const shown = {
    title: operationLog.title,
    texts: operationLogTexts,
    rowActions: actions,
    nameOf,
    ...(isWhole ? {} : { expand: rows, expands: isFolded }),
  };
  return (
    <>
      {isPlatform ? (
        <DataPage
          {...shown}
          calls={allOperationLogCalls}
          columns={allColumns}
          filters={allFilters}
        />
      ) : (
        <DataPage {...shown} calls={operationLogCalls} columns={ownColumns} filters={ownFilters} />
      )}
      {id !== null && <OperationDrawer key={id} id={id} onClose={close} onNarrow={narrow} />}
    </>
  );
}
