import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { bindingCalls, type Binding } from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { bindings } from '#contract/features/trace/bindings/feature.ts';
import { BindingBench } from './BindingBench.tsx';
import { bindingColumns, bindingFilters } from './columns.tsx';
import { bindingsPageTexts as texts } from './texts.ts';

const UndoDialog = lazyComponent(async () => (await import('./UndoDialog.tsx')).UndoDialog);

const undoRight = bindingCalls.undo.allow;
const nameOf = ({ batch_code: batch, first_code: first }: Binding) => `${batch} ${first}`;

/** Binds identifiers to the products of a batch, and shows what was bound before. */
export function Page() {
  const say = useSay();
  const [undone, setUndone] = useState<{ binding: Binding | null } | null>(null);
  const rowActions = useMemo<RowAction<Binding>[]>(
    () => [
      {
        key: 'undo',
        label: texts.undo,
        can: undoRight,
        danger: true,
        shown: ({ kind }) => kind === 'bind',
        run: (binding) => setUndone({ binding }),
      },
    ],
    [],
  );
  return (
    <>
      <DataPage
        calls={bindingCalls}
        title={bindings.title}
        texts={bindingTexts}
        columns={bindingColumns}
        filters={bindingFilters}
        rowActions={rowActions}
        nameOf={nameOf}
        lead={
          <Can has={bindingCalls.add.allow}>
            <BindingBench />
          </Can>
        }
        extra={
          <Can has={undoRight}>
            <Button onClick={() => setUndone({ binding: null })}>{say(texts.undo)}</Button>
          </Can>
        }
      />
      {undone && <UndoDialog {...undone} onClose={() => setUndone(null)} />}
    </>
  );
}
