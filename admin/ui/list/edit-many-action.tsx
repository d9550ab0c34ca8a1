import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { EditManyCall } from '#contract/edit-many.ts';
import type { ManyFields } from './EditManyDialog.tsx';
import { listTexts } from './texts.ts';
import type { BatchAction, RowBase } from './types.ts';

const EditManyDialog = lazyComponent(
  async () => (await import('./EditManyDialog.tsx')).EditManyDialog,
);

/** Changing a field of several rows, where all of them are still edited. */
export const editManyAction = <Row extends RowBase>(
  call: EditManyCall,
  inputs: ManyFields,
  isOpen?: (row: Row) => boolean,
): BatchAction<Row> => ({
  key: 'editMany',
  label: listTexts.editMany.start,
  ...(isOpen && { shown: (rows: readonly Row[]) => rows.every(isOpen) }),
  dialog: (props) => <EditManyDialog {...props} call={call} inputs={inputs} />,
});
