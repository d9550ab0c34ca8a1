import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** Four formats and no second looks: many times quicker, and the next frame comes at once. `Plain` keeps GS characters. */
export const readerOptions: ReaderOptions = {
  formats: ['QRCode', 'DataMatrix', 'Code128', 'EAN13'],
  tryHarder: false,
  textMode: 'Plain',
  maxNumberOfSymbols: 4,
};

/** Loads the reader from our own server; by itself it would ask a foreign one. */
export const loadReader = (wasm: string) =>
  prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });

export async function readPicture(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, readerOptions);
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
