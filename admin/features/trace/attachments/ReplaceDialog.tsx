import { api } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { FilesDialog } from '#admin/ui/upload/FilesDialog.tsx';
import { attachmentCalls, type Attachment } from '#contract/features/trace/attachments/contract.ts';

type ReplaceDialogProps = { attachment: Attachment; onClose: () => void };

/** Replaces the stored file by another one of the same serial number. */
export function ReplaceDialog({ attachment, onClose }: ReplaceDialogProps) {
  const { id, version, origin_name: name, file_size: size } = attachment;
  return (
    <FilesDialog
      existing={[{ name, size }]}
      onDone={async ([file]) => {
        const next = { id, version, file_path: file!.file_path };
        try {
          toast.success((await api(attachmentCalls.edit, next)).msg);
        } finally {
          void refreshList('WipFile');
        }
      }}
      onClose={onClose}
    />
  );
}
