import { ModelError } from './formats.ts';

export type Progress = { loaded: number; total: number | null };
type FetchOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** Downloads a file with progress; can be aborted. */
export async function fetchBytes(
  url: string,
  { signal, onProgress }: FetchOptions,
): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ModelError('unreachable', cause);
  });
  if (!answer.ok || !answer.body) throw new ModelError('unreachable', answer.status);
  const length = Number(answer.headers.get('content-length'));
  const total = length > 0 ? length : null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw new ModelError('unreachable', cause);
    });
    if (done) break;
    pieces.push(value);
    loaded += value.length;
    onProgress({ loaded, total });
  }
  const whole = new Uint8Array(loaded);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.buffer;
}
