import { useMemo, useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { queryClient } from '#admin/app/query.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { ListPage, Offer, RowAction } from '#admin/ui/list/types.ts';
import { attachmentCalls, type Attachment } from '#contract/features/trace/attachments/contract.ts';
import { attachmentTexts } from '#contract/features/trace/attachments/texts.ts';
import { attachments } from '#contract/features/trace/attachments/feature.ts';
import { attachmentColumns, attachmentFilters } from './columns.tsx';
import { asPreview, downloadAttachment, renewAddress } from './download.ts';
import { attachmentsPageTexts as texts } from './texts.ts';

const UploadForm = lazyComponent(async () => (await import('./UploadForm.tsx')).UploadForm);
const ReplaceDialog = lazyComponent(
  async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog,
);
const FilePreview = lazyComponent(
  async () => (await import('#admin/ui/preview/FilePreview.tsx')).FilePreview,
);

// Another file takes the place of one by a dialog of its own.
const offers: readonly Offer[] = ['add', 'delete', 'export'];
const nameOf = (row: Attachment) => row.file_name;

type Shown = { rows: readonly Attachment[]; at: number };

/** The files of serial numbers. */
export function Page() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [replaced, setReplaced] = useState<Attachment | null>(null);
  const columns = useMemo(() => attachmentColumns((row) => setShown(neighboursOf(row))), []);
  const rowActions = useMemo<RowAction<Attachment>[]>(
    () => [
      { key: 'preview', label: texts.preview, run: (row) => setShown(neighboursOf(row)) },
      { key: 'download', label: texts.download, run: (row) => void downloadAttachment(row) },
      { key: 'replace', label: texts.replace, can: attachmentCalls.edit.allow, run: setReplaced },
    ],
    [],
  );
  return (
    <>
      <DataPage
        calls={attachmentCalls}
        title={attachments.title}
        texts={attachmentTexts}
        columns={columns}
        filters={attachmentFilters}
        offers={offers}
        form={UploadForm}
        addLabel={texts.upload}
        rowActions={rowActions}
        nameOf={nameOf}
      />
      {replaced && <ReplaceDialog attachment={replaced} onClose={() => setReplaced(null)} />}
      {shown && (
        <FilePreview
          files={shown.rows.map(asPreview)}
          at={shown.at}
          onTurn={(at) => setShown({ ...shown, at })}
          onClose={() => setShown(null)}
          onDownload={({ id }) => void downloadAttachment(shown.rows.find((row) => row.id === id)!)}
          renew={({ id }) => renewAddress(id as number)}
        />
      )}
    </>
  );
}

/** A row as currently listed. */
function neighboursOf(row: Attachment): Shown {
  const pages = queryClient
    .getQueryCache()
    .findAll({ queryKey: [attachments.resource], type: 'active' });
  for (const { state } of pages) {
    const rows = (state.data as ListPage<Attachment> | undefined)?.data;
    const at = Array.isArray(rows) ? rows.findIndex(({ id }) => id === row.id) : -1;
    if (rows && at >= 0) return { rows, at };
  }
  return { rows: [row], at: 0 };
}
