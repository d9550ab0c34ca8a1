import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- its address, not what it holds
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline';

GlobalWorkerOptions.workerSrc = worker;

type Addresses = Record<string, string>;
// Resources a document may need, from our own server: CJK character maps, the standard fonts, and decoders of rare
// image formats.
const tables = import.meta.glob('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
}) as Addresses;
const fonts = import.meta.glob('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
}) as Addresses;
const decoders = import.meta.glob('../../../../node_modules/pdfjs-dist/wasm/*.wasm', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
}) as Addresses;

async function bytesOf(addresses: Addresses, folder: string, name: string): Promise<Uint8Array> {
  const address = addresses[`../../../../node_modules/pdfjs-dist/${folder}/${name}`];
  if (!address) throw new Error(`no ${name}`);
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

// The library creates these itself, so they must be classes.
class Tables {
  fetch = async ({ name }: { name: string }) => ({
    cMapData: await bytesOf(tables, 'cmaps', `${name}.bcmap`),
    isCompressed: true,
  });
}
class Fonts {
  fetch = ({ filename }: { filename: string }) => bytesOf(fonts, 'standard_fonts', filename);
}
class Decoders {
  fetch = ({ filename }: { filename: string }) => bytesOf(decoders, 'wasm', filename);
}

/** Opens a document; pages are loaded in pieces. Ended by `destroy()`. */
export const openPdf = (url: string) =>
  getDocument({
    url,
    CMapReaderFactory: Tables,
    StandardFontDataFactory: Fonts,
    WasmFactory: Decoders,
    // Passed by the page, since their names contain hashes.
    useWorkerFetch: false,
    isEvalSupported: false,
    enableXfa: false,
    // Missing fonts are not reported in the console.
    verbosity: 0,
    disableAutoFetch: true,
    rangeChunkSize: 262_144,
    maxImageSize: 67_108_864,
  });
