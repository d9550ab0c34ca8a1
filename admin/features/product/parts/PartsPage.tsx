import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { lasting } from '#admin/app/storage.ts';
import { toast } from '#admin/app/toast.ts';
import { SidebarIcon } from '#admin/ui/icons.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { phone } from '#admin/ui/list/media.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import { partCalls, type Part } from '#contract/features/product/parts/contract.ts';
import { partMoves } from '#contract/features/product/parts/moves.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { parts } from '#contract/features/product/parts/feature.ts';
import { CategoryAside } from './CategoryAside.tsx';
import { partColumns, partFilters } from './columns.tsx';
import { partsPageTexts as texts } from './texts.ts';

const PartForm = lazyComponent(async () => (await import('./PartForm.tsx')).PartForm);
const PartDetail = lazyComponent(async () => (await import('./PartDetail.tsx')).PartDetail);
const RevisionsDrawer = lazyComponent(
  async () => (await import('./RevisionsDrawer.tsx')).RevisionsDrawer,
);

const move = (verb: 'stop' | 'restart') => async (ids: number[]) =>
  toast.success((await api(partCalls[verb], { ids })).msg);
const detail = ({ id }: Part) => <PartDetail id={id} />;
const { actions } = partTexts;
const { stop, restart } = partMoves.moves;

const stopActions: readonly RowAction<Part>[] = [
  {
    key: 'stop',
    label: stop.label,
    can: partCalls.stop.allow,
    shown: ({ state }) => state === 'active',
    run: ({ id }) => move('stop')([id]),
  },
  {
    key: 'restart',
    label: restart.label,
    can: partCalls.restart.allow,
    shown: ({ state }) => state === 'stopped',
    run: ({ id }) => move('restart')([id]),
  },
];

const batchActions: readonly BatchAction<Part>[] = [
  {
    key: 'stop',
    label: stop.label,
    can: partCalls.stop.allow,
    confirm: texts.confirm.stop,
    run: move('stop'),
  },
  { key: 'restart', label: restart.label, can: partCalls.restart.allow, run: move('restart') },
];

/** The part archive. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const maySee = can({ has: 'product:category:view' });
  const aside = useAside();
  const where = !maySee ? 'nowhere' : aside.isShown ? 'aside' : 'line';
  const filters = useMemo(() => partFilters(where), [where]);
  const [seen, setSeen] = useState<Part | null>(null);
  const rowActions = useMemo<RowAction<Part>[]>(
    () => [{ key: 'revisions', label: actions.revisions, run: setSeen }, ...stopActions],
    [],
  );
  const show = where === 'line' && aside.show && (
    <Button icon={<SidebarIcon size={16} />} onClick={aside.show}>
      {say(texts.categories.show)}
    </Button>
  );
  return (
    <>
      <DataPage
        calls={partCalls}
        title={parts.title}
        texts={partTexts}
        columns={partColumns}
        filters={filters}
        form={PartForm}
        rowActions={rowActions}
        batchActions={batchActions}
        expand={detail}
        aside={where === 'aside' ? <CategoryAside onHide={aside.hide} /> : undefined}
        extra={show}
      />
      {seen && <RevisionsDrawer part={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

const storageKey = 'part:categories';
const folded = 'folded';

/** Whether the tree stands beside the list: as the user left it, and never where there is no room. */
function useAside() {
  const isNarrow = useMedia(phone);
  const [isFolded, setFolded] = useState(() => lasting.getItem(storageKey) === folded);
  const fold = (next: boolean) => {
    setFolded(next);
    if (next) lasting.setItem(storageKey, folded);
    else lasting.removeItem(storageKey);
  };
  return {
    isShown: !isFolded && !isNarrow,
    hide: () => fold(true),
    show: isNarrow ? undefined : () => fold(false),
  };
}
