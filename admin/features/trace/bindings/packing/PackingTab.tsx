import { Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#admin/app/api.ts';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import type { Packaging } from '#contract/features/product/packaging/contract.ts';
import { bindings } from '#contract/features/trace/bindings/feature.ts';
import { packingCalls, type Container } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { containerColumns, containerFilters } from './columns.tsx';
import { PackingBoard } from './PackingBoard.tsx';
import { packingTabTexts as texts } from './texts.ts';
import { useBoard } from './use-board.ts';

const TreeDrawer = lazyComponent(async () => (await import('./TreeDrawer.tsx')).TreeDrawer);

const nameOf = ({ code }: Container) => code;
const calls = { index: packingCalls.index, export: packingCalls.export };

/** The board for packing, and the boxes and pallets below it. */
export function PackingTab({ tabs }: { tabs: ReactNode }) {
  const say = useSay();
  const navigate = useNavigate();
  const [packaging, setPackaging] = useState<Packaging | null>(null);
  const [tree, setTree] = useState<string | null>(null);
  const board = useBoard(packaging?.id ?? null);
  const { openByCode } = board;
  const rowActions = useMemo<RowAction<Container>[]>(
    () => [
      { key: 'tree', label: texts.tree, run: ({ code }) => setTree(code) },
      {
        key: 'goOn',
        label: texts.goOn,
        can: packingCalls.pack.allow,
        shown: ({ filling, state }) =>
          filling !== 'full' && (state === 'commissioned' || state === 'packed'),
        run: ({ code }) => {
          window.scrollTo({ top: 0 });
          void openByCode(code);
        },
      },
      {
        key: 'unpack',
        label: texts.unpack,
        can: packingCalls.unpack.allow,
        shown: ({ quantity, state }) =>
          quantity > 0 && (state === 'commissioned' || state === 'packed'),
        confirm: texts.unpackAll,
        run: async ({ code }) => {
          toast.success((await api(packingCalls.unpack, { parent: code })).msg);
        },
      },
    ],
    [openByCode],
  );
  return (
    <>
      <DataPage
        calls={calls}
        title={bindings.title}
        texts={packingTexts}
        columns={containerColumns}
        filters={containerFilters}
        rowActions={rowActions}
        nameOf={nameOf}
        lead={
          <>
            {tabs}
            <Can has={packingCalls.pack.allow}>
              <PackingBoard
                board={board}
                packaging={packaging}
                onPackaging={setPackaging}
                onTree={setTree}
              />
            </Can>
          </>
        }
        start={
          <Can has="identity:pack:add">
            <Button onClick={() => void navigate('/identity/pack?form=add')}>
              {say(texts.makeCodes)}
            </Button>
          </Can>
        }
      />
      {tree !== null && <TreeDrawer key={tree} code={tree} onClose={() => setTree(null)} />}
    </>
  );
}
