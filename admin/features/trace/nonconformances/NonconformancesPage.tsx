import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RecordFormProps, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { nonconformanceUiTexts } from '#admin/ui/nonconformances/texts.ts';
import {
  nonconformanceCalls,
  type Nonconformance,
  type NonconformanceInfo,
} from '#contract/features/trace/nonconformances/contract.ts';
import { nonconformances } from '#contract/features/trace/nonconformances/feature.ts';
import { isUnsettled } from '#contract/features/trace/nonconformances/moves.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { columns, filters } from './columns.tsx';
import { assignAction, moves, nameOf } from './moves.ts';
import { nonconformancesPageTexts as texts } from './texts.ts';

const NonconformanceDrawer = lazyComponent(
  async () => (await import('./NonconformanceDrawer.tsx')).NonconformanceDrawer,
);
const NamedForm = lazyComponent(
  async () => (await import('#admin/ui/nonconformances/NonconformanceForm.tsx')).NamedForm,
);
const EditForm = lazyComponent(async () => (await import('./WorkDialogs.tsx')).EditForm);
const isOpen = ({ state }: Nonconformance) => isUnsettled(state);

/** A new one says what it is about; later only its words change. */
function Form({ record, ...props }: RecordFormProps<NonconformanceInfo>) {
  return record ? <EditForm record={record} {...props} /> : <NamedForm {...props} />;
}

/** What was found not to be as it should, from the finding to the check of its effect. */
export function Page() {
  const { id, open, close } = useOpenRecord('nonconformance');
  const openRow = useStable((row: Nonconformance) => open(row.id));
  const rowActions = useMemo<RowAction<Nonconformance>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }, assignAction],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={nonconformanceCalls}
        title={nonconformances.title}
        texts={nonconformanceTexts}
        columns={columns}
        filters={filters}
        form={Form}
        addLabel={nonconformanceUiTexts.open}
        isOpen={isOpen}
        rowActions={rowActions}
        moves={moves}
        nameOf={nameOf}
      />
      {id !== null && <NonconformanceDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
