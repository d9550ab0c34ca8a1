import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { ActionDialogProps, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { batchCalls, takesCodes, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { batchColumns, batchFilters } from './columns.tsx';
import { materialPageTexts } from './material-texts.ts';
import { batchesPageTexts as texts } from './texts.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const BatchForm = lazyComponent(async () => (await import('./BatchForm.tsx')).BatchForm);
const BatchDetail = lazyComponent(async () => (await import('./BatchDetail.tsx')).BatchDetail);

const RecallPartDialog = lazyComponent(
  async () => (await import('./RecallPartDialog.tsx')).RecallPartDialog,
);

const MaterialsDrawer = lazyComponent(
  async () => (await import('./MaterialsDrawer.tsx')).MaterialsDrawer,
);

const moves = moveActions(batchMoves, batchCalls, {
  reasonHint: texts.reasonHint,
  next: {
    recall: lazyComponent<ActionDialogProps<Batch>>(
      async () => (await import('#admin/ui/nonconformances/AfterRecall.tsx')).AfterBatchRecall,
    ),
  },
});
/** Only what is still a plan goes away. */
const canDelete = ({ state }: Batch) => state === 'planned';
const detail = ({ id }: Batch) => <BatchDetail id={id} />;
const nameOf = ({ code }: Batch) => code;

const record = recordOf(async () => (await import('./record.tsx')).record);

/** What can be changed in several rows at once. */
const many = {
  line: <TextField field="line" />,
  remark: <TextField field="remark" rows={2} />,
};

/** Production batches, from the plan to completion and recall. */
export function Page() {
  const say = useSay();
  const [isRecalling, setRecalling] = useState(false);
  const navigate = useNavigate();
  const print = useStable(
    (batch: Batch) => void navigate(`/trace/print?batch_id=${batch.id}&form=add`),
  );
  const materials = useOpenRecord('materials');
  const openMaterials = useStable((batch: Batch) => materials.open(batch.id));
  const collect = useStable(
    (batch: Batch) => void navigate(`/trace/collection?keyword=${encodeURIComponent(batch.code)}`),
  );
  const bind = useStable((batch: Batch) => void navigate(`/trace/binding?batch_id=${batch.id}`));
  const rowActions = useMemo<RowAction<Batch>[]>(
    () => [
      {
        key: 'materials',
        label: materialPageTexts.open,
        shown: ({ state }) => state !== 'planned',
        run: openMaterials,
      },
      {
        key: 'print',
        label: texts.print,
        can: 'trace:printJob:add',
        shown: ({ state }) => takesCodes.includes(state),
        run: print,
      },
      {
        key: 'bind',
        label: texts.bind,
        can: 'trace:binding:add',
        shown: ({ state }) => takesCodes.includes(state),
        run: bind,
      },
      {
        key: 'collection',
        label: texts.collection,
        can: 'trace:collection:view',
        aside: true,
        shown: ({ state }) => state !== 'planned',
        run: collect,
      },
    ],
    [print, openMaterials, collect, bind],
  );
  return (
    <>
      <DataPage
        calls={batchCalls}
        title={batches.title}
        texts={batchTexts}
        columns={batchColumns}
        filters={batchFilters}
        form={BatchForm}
        many={many}
        rowActions={rowActions}
        moves={moves}
        canDelete={canDelete}
        expand={detail}
        nameOf={nameOf}
        record={record}
        extra={
          <Can has={batchCalls.recallPart.allow}>
            <Button danger onClick={() => setRecalling(true)}>
              {say(texts.recallPart)}
            </Button>
          </Can>
        }
      />
      {materials.id !== null && (
        <MaterialsDrawer key={materials.id} id={materials.id} onClose={materials.close} />
      )}
      {isRecalling && <RecallPartDialog onClose={() => setRecalling(false)} />}
    </>
  );
}
