import type { Decoder } from './decode.ts';

/** Longest side of what is read: more takes longer and finds nothing more. */
const longest = 960;

type Answer = { id: number; texts: string[]; failed?: true };

/** zxing-wasm in a worker, so that the page stays quick while it reads. */
export function openZxing(): Promise<Decoder> {
  const worker = new Worker(new URL('./zxing-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const asked = new Map<number, (texts: string[]) => void>();
  let last = 0;
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the reader did not start')));
    worker.addEventListener('message', ({ data: { id, texts, failed } }: MessageEvent<Answer>) => {
      if (failed) reject(new Error('the reader did not start'));
      else if (id === 0) resolve({ read, close: () => worker.terminate() });
      asked.get(id)?.(texts);
      asked.delete(id);
    });
  });

  async function read(video: HTMLVideoElement): Promise<string[]> {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return [];
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const id = (last += 1);
    return new Promise((resolve) => {
      asked.set(id, resolve);
      worker.postMessage({ id, picture }, [picture.data.buffer]);
    });
  }
}
