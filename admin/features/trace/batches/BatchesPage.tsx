import { useMemo, useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Offer } from '#admin/ui/list/types.ts';
import { batchCalls, type Batch } from '#contract/features/trace/batches/contract.ts';
import type { BatchMove } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { batchActions, rowActions } from './actions.ts';
import { batchColumns, batchFilters } from './columns.tsx';

const BatchForm = lazyComponent(async () => (await import('./BatchForm.tsx')).BatchForm);
const BatchDetail = lazyComponent(async () => (await import('./BatchDetail.tsx')).BatchDetail);
const MoveDialog = lazyComponent(async () => (await import('./MoveDialog.tsx')).MoveDialog);

// Deleting is for plans only, so it stands among the page's own actions.
const offers: readonly Offer[] = ['add', 'edit', 'export', 'import'];
const detail = ({ id }: Batch) => <BatchDetail id={id} />;
const nameOf = ({ code }: Batch) => code;

/** Production batches, from the plan to completion and recall. */
export function Page() {
  const [asked, setAsked] = useState<{ move: BatchMove; batches: readonly Batch[] } | null>(null);
  const actions = useMemo(() => {
    const ask = (move: BatchMove, batches: readonly Batch[]) => setAsked({ move, batches });
    return { onRow: rowActions(ask), onBatch: batchActions(ask) };
  }, []);
  return (
    <>
      <DataPage
        calls={batchCalls}
        title={batches.title}
        texts={batchTexts}
        columns={batchColumns}
        filters={batchFilters}
        offers={offers}
        form={BatchForm}
        rowActions={actions.onRow}
        batchActions={actions.onBatch}
        expand={detail}
        nameOf={nameOf}
      />
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
