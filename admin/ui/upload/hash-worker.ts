import { createSHA256 } from 'hash-wasm';

const tell = (message: object) => self.postMessage(message, { transfer: [] });
const step = 4 * 1_048_576;

/** Reads a file in chunks, so that 500 MB need no more memory than one chunk. */
async function hashFile(file: File): Promise<string> {
  const hash = await createSHA256();
  hash.init();
  for (let at = 0; at < file.size; at += step) {
    const piece = await file.slice(at, at + step).arrayBuffer();
    hash.update(new Uint8Array(piece));
    tell({ read: Math.min(file.size, at + step) });
  }
  return hash.digest('hex');
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  hashFile(data).then(
    (hash) => tell({ hash }),
    (failure: Error) => tell({ failure: failure.message }),
  );
});
