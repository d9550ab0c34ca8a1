import { splitName } from '#contract/files.ts';
import type { UploadItem } from './engine.ts';

/** An uploaded file as records take it: the attachment of the specification. */
export type UploadedFile = {
  serial_number: string;
  origin_name: string;
  file_name: string;
  file_path: string;
  file_size: number;
  url: string;
};

export function uploadedFile({ file, result }: UploadItem, hasSerial: boolean): UploadedFile {
  const parts = hasSerial ? splitName(file.name) : null;
  return {
    serial_number: parts?.serial ?? '',
    origin_name: file.name,
    file_name: parts?.name ?? file.name,
    file_path: result!.key,
    file_size: file.size,
    url: result!.url,
  };
}
