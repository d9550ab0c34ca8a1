import { Button, Segmented } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { Can, useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { bindingCalls, type Binding } from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { bindings } from '#contract/features/trace/bindings/feature.ts';
import { packingCalls } from '#contract/features/trace/packing/contract.ts';
import { BindingBench } from './BindingBench.tsx';
import { bindingColumns, bindingFilters } from './columns.tsx';
import { bindingsPageTexts as texts } from './texts.ts';
import styles from './bindings.module.css';

const PackingTab = lazyComponent(async () => (await import('./packing/PackingTab.tsx')).PackingTab);
const UndoDialog = lazyComponent(async () => (await import('./UndoDialog.tsx')).UndoDialog);

const undoRight = bindingCalls.undo.allow;
const nameOf = ({ batch_code: batch, first_code: first }: Binding) => `${batch} ${first}`;

const tabs = ['binding', 'packing'] as const;
type Tab = (typeof tabs)[number];

/** Two places to work with a scanner: binding codes to products, and packing products into boxes. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const { search, change } = useAddress();
  if (!can({ has: packingCalls.index.allow })) return <BindingTab tabs={null} />;
  const tab: Tab = new URLSearchParams(search).get('tab') === 'packing' ? 'packing' : 'binding';
  const choice = (
    <Segmented<Tab>
      size="large"
      className={styles.tabs}
      aria-label={say(texts.tab)}
      value={tab}
      options={tabs.map((value) => ({ value, label: say(texts.tabs[value]) }))}
      onChange={(next) =>
        change((params) => {
          // Filters of the other list mean nothing here.
          for (const name of [...params.keys()]) params.delete(name);
          if (next === 'packing') params.set('tab', next);
        })
      }
    />
  );
  return tab === 'packing' ? <PackingTab tabs={choice} /> : <BindingTab tabs={choice} />;
}

/** Binds identifiers to the products of a batch, and shows what was bound before. */
function BindingTab({ tabs: choice }: { tabs: ReactNode }) {
  const say = useSay();
  const [undone, setUndone] = useState<{ binding: Binding | null } | null>(null);
  const rowActions = useMemo<RowAction<Binding>[]>(
    () => [
      {
        key: 'undo',
        label: texts.undo,
        can: undoRight,
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
          <>
            {choice}
            <Can has={bindingCalls.add.allow}>
              <BindingBench />
            </Can>
          </>
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
