import { useSay } from '#admin/app/language.ts';
import { ButtonLink } from './ButtonLink.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { Thumb } from '#admin/ui/show/Thumb.tsx';
import type { Media, mediaCalls } from '#contract/features/product/media/contract.ts';
import { showSize } from '#contract/files.ts';
import { mediaPageTexts as texts } from './texts.ts';

type Opens = { onShow: (row: Media) => void; onUses: (row: Media) => void };

export const mediaColumns = ({ onShow, onUses }: Opens): readonly Column<Media>[] => [
  { field: 'url', width: 72, render: ({ url }) => <Thumb url={url} /> },
  {
    field: 'name',
    width: 188,
    sort: true,
    render: (row) => <ButtonLink label={row.name} onClick={() => onShow(row)} />,
  },
  { field: 'folder_name', width: 108 },
  { field: 'size', width: 152, render: (row) => <Size row={row} /> },
  { field: 'uses', width: 84, render: (row) => <Uses row={row} onShow={() => onUses(row)} /> },
  { field: 'create_user', width: 100, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
];

export const mediaFilters: readonly Filter<FilterName<typeof mediaCalls>>[] = [
  { field: 'folder_id', kind: 'hidden' },
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

function Size({ row: { width, height, size } }: { row: Media }) {
  return useSay()(texts.size, { width, height, size: showSize(size) });
}

function Uses({ row, onShow }: { row: Media; onShow: () => void }) {
  const say = useSay();
  if (row.uses === 0) return say(texts.unused);
  return <ButtonLink label={say(texts.used, { n: row.uses })} onClick={onShow} />;
}
