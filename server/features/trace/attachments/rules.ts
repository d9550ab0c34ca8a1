import { codes } from '#contract/envelope.ts';
import { serialLength } from '#contract/features/trace/attachments/contract.ts';
import { attachmentTexts } from '#contract/features/trace/attachments/texts.ts';
import { previewFormatOf, splitName } from '#contract/files.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { Refusal } from '#server/refusal.ts';
import type { Arrived } from './queries.ts';

/** The columns of an attachment from its stored file; nothing is taken from the client. */
export function columnsOf(file: Arrived | undefined, field: string) {
  if (!file) throw new Refusal(fileTexts.errors.noUpload, { code: codes.invalid, field });
  const parts = splitName(file.name);
  const told = { file: file.name, n: serialLength };
  if (!parts)
    throw new Refusal(fileTexts.problems.wrongName, { code: codes.invalid, field, params: told });
  if (parts.serial.length > serialLength)
    throw new Refusal(attachmentTexts.errors.serialTooLong, {
      code: codes.invalid,
      field,
      params: told,
    });
  return {
    serial_number: parts.serial,
    origin_name: file.name,
    file_name: parts.name,
    file_path: file.key,
    file_size: file.size,
    format: previewFormatOf(file.type, file.name),
    file_id: file.id,
  };
}
export type AttachmentColumns = ReturnType<typeof columnsOf>;

/** Two files of one serial number cannot have the same name. */
export function refuseSameName(error: unknown, columns: AttachmentColumns, field: string): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505' || constraint !== 'wip_file_by_name') throw error;
  const params = { serial: columns.serial_number, file: columns.file_name };
  throw new Refusal(attachmentTexts.errors.taken, { code: codes.conflict, field, params });
}
