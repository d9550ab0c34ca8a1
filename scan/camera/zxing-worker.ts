import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { loadReader, readPicture } from './read-picture.ts';

type Question = { id: number; picture: ImageData };

addEventListener('message', async ({ data: { id, picture } }: MessageEvent<Question>) => {
  postMessage({ id, texts: await readPicture(picture).catch(() => []) });
});
loadReader(wasm).then(
  () => postMessage({ id: 0, texts: [] }),
  () => postMessage({ id: 0, texts: [], failed: true }),
);
