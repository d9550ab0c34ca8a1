import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { lasting } from '#browser/storage.ts';
import { SidebarIcon } from '#admin/ui/icons.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { recordOf } from '#admin/ui/record/record-of.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { phone } from '#admin/ui/list/media.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import { categoryCalls } from '#contract/features/product/categories/contract.ts';
import {
  partCalls,
  partKinds,
  warrantyStarts,
  type Part,
} from '#contract/features/product/parts/contract.ts';
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

const record = recordOf(async () => (await import('./record.tsx')).record);

const kinds = partKinds.map((value) => ({ value, label: partTexts.kinds[value] }));
const starts = warrantyStarts.map((value) => ({ value, label: partTexts.starts[value] }));
/** What can be changed in several rows at once. */
const many = {
  kind: <SelectField field="kind" options={kinds} />,
  unit: <SelectField field="unit" dict="unit" />,
  warranty_months: <NumberField field="warranty_months" hint={texts.hints.warranty_many} />,
  warranty_start: (
    <SelectField field="warranty_start" options={starts} hint={texts.hints.warranty_many} />
  ),
  remark: <TextField field="remark" rows={2} />,
};

const manyWithCategory = {
  ...many,
  category_id: <TreeField field="category_id" source={categoryCalls.index} />,
};

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
      many={maySee ? manyWithCategory : many}
      rowActions={rowActions}
      moves={moves}
      expand={detail}
      record={record}
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
