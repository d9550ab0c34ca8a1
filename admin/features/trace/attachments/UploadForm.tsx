import { api } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import type { RecordFormProps } from '#admin/ui/list/types.ts';
import { FilesDialog } from '#admin/ui/upload/FilesDialog.tsx';
import { attachmentCalls, type Attachment } from '#contract/features/trace/attachments/contract.ts';

/** Uploads files and attaches them to the serial numbers in their names. */
export function UploadForm({ onClose, onSaved }: RecordFormProps<Attachment>) {
  return (
    <FilesDialog
      isRouted
      onDone={async (files) => {
        toast.success((await api(attachmentCalls.add, files)).msg);
        onSaved();
      }}
      onClose={onClose}
    />
  );
}
