import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { lasting } from '#browser/storage.ts';
import { SidebarIcon } from '#admin/ui/icons.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { phone } from '#admin/ui/list/media.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
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

const moves = moveActions(partMoves, partCalls);
const detail = ({ id }: Part) => <PartDetail id={id} />;
const rowActions: readonly RowAction<Part>[] = [
  {
    key: 'revisions',
    label: partTexts.actions.revisions,
    dialog: ({ rows: [part], onClose }) => <RevisionsDrawer part={part!} onClose={onClose} />,
  },
];

/** The part archive. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const maySee = can({ has: 'product:category:view' });
  const aside = useAside();
  const where = !maySee ? 'nowhere' : aside.isShown ? 'aside' : 'line';
  const filters = useMemo(() => partFilters(where), [where]);
  const show = where === 'line' && aside.show && (
    <Button icon={<SidebarIcon size={16} />} onClick={aside.show}>
      {say(texts.categories.show)}
    </Button>
  );
  return (
    <DataPage
      calls={partCalls}
      title={parts.title}
      texts={partTexts}
      columns={partColumns}
      filters={filters}
      form={PartForm}
      rowActions={rowActions}
      moves={moves}
      expand={detail}
      aside={where === 'aside' ? <CategoryAside onHide={aside.hide} /> : undefined}
      extra={show}
    />
  );
}

const storageKey = 'part:categories';
const folded = 'folded';

/** Whether the tree is shown next to the list: as the user left it, and never where there is no room. */
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
