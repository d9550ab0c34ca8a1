import { apiFile, type FileCall } from '#admin/app/api.ts';
import type { InputOf } from '#contract/call.ts';
import { fileNameOf } from './content-disposition.ts';

// A long list is written row by row; nobody waits longer without cancelling.
const patience = 600_000;
// The browser keeps what is handed over outside of the page's memory, on disk if it must.
const handedOver = 8_388_608;

export type DownloadOptions = {
  signal?: AbortSignal;
  /** Bytes that have come so far. */
  onProgress?: (bytes: number) => void;
  /** Milliseconds until it is given up. */
  timeout?: number;
  /** The caller shows failures itself. */
  quiet?: boolean;
};

/** Fetches a file and saves it under the name the server gave; answers with that name. */
export async function downloadFile<C extends FileCall>(
  call: C,
  input: InputOf<C> = {} as InputOf<C>,
  { signal, onProgress, timeout = patience, quiet }: DownloadOptions = {},
): Promise<string> {
  const read = async (response: Response) => ({
    blob: await readBlob(response, onProgress),
    name: fileNameOf(response.headers.get('Content-Disposition')),
  });
  const options = { signal, timeout, quiet };
  const { blob, name } = await apiFile(call, input, read, options);
  const saved = name ?? call.path.split('/')[0]!;
  saveBlob(blob, saved);
  return saved;
}

async function readBlob(
  response: Response,
  onProgress: DownloadOptions['onProgress'],
): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body) return response.blob();
  const kept: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, waiting] = [0, 0];
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([...kept, ...pieces], { type });
    pieces.push(value);
    bytes += value.length;
    waiting += value.length;
    if (waiting >= handedOver) {
      kept.push(new Blob(pieces));
      [pieces, waiting] = [[], 0];
    }
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
