import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { batchCalls, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { batchColumns, batchFilters } from './columns.tsx';
import { batchesPageTexts as texts } from './texts.ts';

const BatchForm = lazyComponent(async () => (await import('./BatchForm.tsx')).BatchForm);
const BatchDetail = lazyComponent(async () => (await import('./BatchDetail.tsx')).BatchDetail);

const RecallPartDialog = lazyComponent(
  async () => (await import('./RecallPartDialog.tsx')).RecallPartDialog,
);

const moves = moveActions(batchMoves, batchCalls, { reasonHint: texts.reasonHint });
/** Only what is still a plan goes away. */
const canDelete = ({ state }: Batch) => state === 'planned';
const detail = ({ id }: Batch) => <BatchDetail id={id} />;
const nameOf = ({ code }: Batch) => code;

/** Production batches, from the plan to completion and recall. */
export function Page() {
  const say = useSay();
  const [isRecalling, setRecalling] = useState(false);
  return (
    <>
      <DataPage
        calls={batchCalls}
        title={batches.title}
        texts={batchTexts}
        columns={batchColumns}
        filters={batchFilters}
        form={BatchForm}
        moves={moves}
        canDelete={canDelete}
        expand={detail}
        nameOf={nameOf}
        extra={
          <Can has={batchCalls.recallPart.allow}>
            <Button danger onClick={() => setRecalling(true)}>
              {say(texts.recallPart)}
            </Button>
          </Can>
        }
      />
      {isRecalling && <RecallPartDialog onClose={() => setRecalling(false)} />}
    </>
  );
}
