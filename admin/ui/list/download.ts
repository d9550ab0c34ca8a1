import { getFile } from '#admin/app/api.ts';
import { fileNameOf } from './content-disposition.ts';

// A long list is written row by row; nobody waits longer without cancelling.
const patience = 600_000;

export type DownloadOptions = {
  signal?: AbortSignal;
  /** Bytes that have come so far. */
  onProgress?: (bytes: number) => void;
};

/** Fetches a file and saves it under the name the server gave; answers with that name. */
export async function downloadFile(
  path: string,
  query: Record<string, unknown> = {},
  { signal, onProgress }: DownloadOptions = {},
): Promise<string> {
  const read = async (response: Response) => ({
    blob: await readBlob(response, onProgress),
    name: fileNameOf(response.headers.get('Content-Disposition')),
  });
  const { blob, name } = await getFile(path, query, read, { signal, timeout: patience });
  const saved = name ?? path.split('/')[0]!;
  saveBlob(blob, saved);
  return saved;
}

async function readBlob(
  response: Response,
  onProgress: DownloadOptions['onProgress'],
): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body) return response.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type });
    pieces.push(value);
    bytes += value.length;
    onProgress?.(bytes);
  }
}

/** Hands something made in the page to the user as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** As people read sizes: MB above one, KB above one. */
export function showBytes(bytes: number): string {
  if (bytes >= 1_048_576) return `${(bytes / 1_048_576).toFixed(1)} MB`;
  return bytes >= 1_024 ? `${(bytes / 1_024).toFixed(1)} KB` : `${bytes} B`;
}
