import { sayNow } from '#admin/app/language.ts';
import { uploadTexts as texts } from './texts.ts';
import { unanswered } from './transports/problem-of.ts';
import { UploadProblem } from './upload-problem.ts';

type Told = { read?: number; hash?: string; failure?: string };

/** The sha-256 of a file, computed in a worker so that the page stays responsive. */
export function hashFile(
  file: File,
  { signal, onRead }: { signal: AbortSignal; onRead: (bytes: number) => void },
): Promise<string> {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    const give = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) give();
    signal.addEventListener('abort', give);
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.read !== undefined) onRead(data.read);
      else if (data.hash) resolve(data.hash);
      else reject(new UploadProblem('refused', sayNow(texts.unreadable)));
    };
    // Errors inside it are reported as messages: this means its script could not be loaded.
    worker.onerror = () => reject(unanswered());
    worker.postMessage(file, { transfer: [] });
  }).finally(() => worker.terminate());
}
