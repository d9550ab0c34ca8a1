import { get } from '#admin/app/api.ts';
import { isOver, type PreviewFile } from '#admin/ui/preview/file.ts';
import type { Attachment } from '#contract/features/trace/attachments/contract.ts';

/** Addresses open for some hours; the record hands out a new one. */
export const renewAddress = async (id: number): Promise<string> =>
  (await get<Attachment>('WipFile/info', { id })).data.url;

/** Hands the file to the browser, which saves it under its own name and shows how far it is. */
export async function downloadAttachment({
  id,
  url,
  file_name: name,
}: Pick<Attachment, 'id' | 'url' | 'file_name'>): Promise<void> {
  const link = document.createElement('a');
  link.href = isOver(url) ? await renewAddress(id) : url;
  link.download = name;
  link.click();
}

export const asPreview = (row: Attachment): PreviewFile & { id: number } => ({
  id: row.id,
  name: row.file_name,
  note: row.serial_number,
  format: row.format,
  size: row.file_size,
  url: row.url,
});
