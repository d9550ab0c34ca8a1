import { api } from '#admin/app/api.ts';
import { downloadFile } from '#admin/ui/preview/download-file.ts';
import type { PreviewFile } from '#admin/ui/preview/file.ts';
import { attachmentCalls, type Attachment } from '#contract/features/trace/attachments/contract.ts';

/** Signed URLs expire after some hours; the record provides a new one. */
export const renewAddress = async (id: number): Promise<string> =>
  (await api(attachmentCalls.info, { id })).data.url;

export const downloadAttachment = ({ id, url, file_name: name }: Attachment): Promise<void> =>
  downloadFile({ url, name, renew: () => renewAddress(id) });

export const asPreview = (row: Attachment): PreviewFile & { id: number } => ({
  id: row.id,
  name: row.file_name,
  note: row.serial_number,
  format: row.format,
  size: row.file_size,
  url: row.url,
});
