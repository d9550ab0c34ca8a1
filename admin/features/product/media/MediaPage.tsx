import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useMedia } from '#admin/app/media.ts';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { phone } from '#admin/ui/list/media.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { BatchAction, Offer, RowAction } from '#admin/ui/list/types.ts';
import { mediaCalls, type Media } from '#contract/features/product/media/contract.ts';
import { media } from '#contract/features/product/media/feature.ts';
import { mediaTexts } from '#contract/features/product/media/texts.ts';
import { mediaColumns, mediaFilters } from './columns.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FolderAside } from './FolderAside.tsx';
import { FolderField } from './FolderField.tsx';
import { mediaPageTexts as texts } from './texts.ts';
import styles from './media.module.css';

const MediaForm = lazyComponent(async () => (await import('./MediaForm.tsx')).MediaForm);
const UsesDialog = lazyComponent(async () => (await import('./UsesDialog.tsx')).UsesDialog);
const CropDialog = lazyComponent(
  async () => (await import('#admin/ui/crop/CropDialog.tsx')).CropDialog,
);
const PicturePreview = lazyComponent(
  async () => (await import('#admin/ui/upload/PicturePreview.tsx')).PicturePreview,
);

const offers: readonly Offer[] = ['add', 'edit'];
const many = { folder_id: <FolderField /> };
const remove = {
  key: 'delete',
  label: texts.delete,
  can: mediaCalls.delete.allow,
  danger: true,
  dialog: DeleteDialog,
} as const;
const batchActions: readonly BatchAction<Media>[] = [remove];

/** The columns and actions of the list, which open what lies over it. */
function parts(open: (opened: Opened) => void) {
  const opens = (what: Opened['what']) => (picture: Media) => open({ what, picture });
  const rowActions: RowAction<Media>[] = [
    { key: 'look', label: texts.look, run: opens('look') },
    { key: 'crop', label: texts.crop, can: mediaCalls.crop.allow, run: opens('crop') },
    { key: 'uses', label: texts.uses, run: opens('uses') },
    remove,
  ];
  return { columns: mediaColumns({ onShow: opens('look'), onUses: opens('uses') }), rowActions };
}

type Opened = { what: 'look' | 'crop' | 'uses'; picture: Media };

/** The pictures of a company, in folders. */
export function Page() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isNarrow = useMedia(phone);
  const { columns, rowActions } = useMemo(() => parts(setOpened), []);
  const close = () => setOpened(null);
  const folders = (
    <div className={styles.folders}>
      <FolderAside />
    </div>
  );
  return (
    <>
      <DataPage
        calls={mediaCalls}
        title={media.title}
        texts={mediaTexts}
        columns={columns}
        filters={mediaFilters}
        offers={offers}
        form={MediaForm}
        addLabel={texts.upload}
        many={many}
        rowActions={rowActions}
        batchActions={batchActions}
        aside={isNarrow ? undefined : <FolderAside />}
        lead={isNarrow ? folders : undefined}
      />
      {opened?.what === 'uses' && <UsesDialog picture={opened.picture} onClose={close} />}
      {opened?.what === 'look' && (
        <PicturePreview urls={[opened.picture.url]} at={0} onClose={close} />
      )}
      {opened?.what === 'crop' && (
        <CropDialog
          src={opened.picture.url}
          name={opened.picture.name}
          onCrop={async (area, name) => {
            const { url, folder_id } = opened.picture;
            toast.success((await api(mediaCalls.crop, { url, folder_id, name, ...area })).msg);
            await refreshList('media');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
