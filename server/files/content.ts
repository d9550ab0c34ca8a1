import { fileTypeFromBuffer } from 'file-type';
import { formatOf } from '#contract/files.ts';
import type { FileProblem } from '#contract/texts/files.ts';
import type { Store } from '../storage/storage.ts';

/** How many bytes are read to detect the type. */
const headBytes = 65_536;

const list = (words: string) => words.split(' ');
const zip = 'application/zip';
const office = 'application/vnd.openxmlformats-officedocument';
const compound = 'application/x-cfb';

/** Formats that are recognised by their bytes; a file named so with other bytes is refused. */
const known: Record<string, string[]> = {
  gif: ['image/gif'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  webp: ['image/webp'],
  bmp: ['image/bmp'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  heic: ['image/heic', 'image/heif'],
  avif: ['image/avif'],
  pdf: ['application/pdf'],
  doc: [compound, 'application/rtf'],
  xls: [compound],
  ppt: [compound],
  docx: [`${office}.wordprocessingml.document`, zip],
  xlsx: [`${office}.spreadsheetml.sheet`, zip],
  pptx: [`${office}.presentationml.presentation`, zip],
  rtf: ['application/rtf'],
  zip: [zip],
  rar: ['application/x-rar-compressed'],
  '7z': ['application/x-7z-compressed'],
  gz: ['application/gzip'],
  mp4: ['video/mp4', 'video/quicktime', 'video/x-m4v'],
  mov: ['video/quicktime', 'video/mp4'],
  ogg: ['audio/ogg', 'video/ogg', 'application/ogg'],
  flv: ['video/x-flv'],
  avi: ['video/vnd.avi', 'video/x-msvideo'],
  wmv: ['video/x-ms-wmv', 'video/x-ms-asf', 'application/vnd.ms-asf'],
  rmvb: ['application/vnd.rn-realmedia'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav', 'audio/vnd.wave'],
  flac: ['audio/flac', 'audio/x-flac'],
  m4a: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  glb: ['model/gltf-binary'],
  '3mf': ['model/3mf', zip],
  dwfx: [zip, 'model/vnd.dwfx'],
};

/** Text formats: the bytes must not be recognised as anything else. */
const written = list(
  'txt csv md log json xml html htm js css ts obj mtl step stp iges igs sat x_t ply wrl dae gltf',
);
/** Formats whose bytes may also be recognised as one of these, or not at all. */
const loose: Record<string, string[]> = {
  stl: ['model/stl'],
  dwg: ['image/vnd.dwg'],
  dae: ['application/xml', 'model/vnd.collada+xml'],
  xml: ['application/xml'],
  '3dxml': [zip, 'application/xml'],
  sldprt: [compound, zip],
  par: [compound],
  psm: [compound],
  rvt: [compound],
  dwf: [zip],
  fbx: ['application/x.autodesk.fbx'],
  ply: ['model/x.ply'],
};
const others = list('catpart dxf 3dm 3ds cgr x_b');

// Served with their own type: pictures, audio, video, PDF. Browsers show these and run none of them.
const isShown = (type: string) =>
  (/^(image|audio|video)\//.test(type) && type !== 'image/svg+xml') ||
  ['application/pdf', 'model/gltf-binary'].includes(type);

async function detect(head: Buffer): Promise<string | undefined> {
  if (head.subarray(0, 4).toString('latin1') === '.RMF') return 'application/vnd.rn-realmedia';
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // Without parameters such as `; codecs=opus`.
  return found?.mime.split(';', 1)[0];
}

/** An SVG by name or by content; it may contain scripts whatever its name. */
function isDrawing(name: string, head: Buffer): boolean {
  if (['svg', 'svgz'].includes(formatOf(name))) return true;
  const utf16 = head[0] === 0xff || head[0] === 0xfe;
  const text = utf16 ? head.toString('utf16le') : head.toString('latin1');
  const start = text.replace(/^[^<]{0,16}</, '<').slice(0, 4_096);
  return start.startsWith('<') && /<(?:[a-z][\w.-]*:)?svg[\s>/]/i.test(start);
}

function isText(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff' || !head.includes(0);
}

/** Detects the type of a file by its bytes, or why it is refused. Unknown formats are stored as plain bytes. */
export async function readContent(
  name: string,
  head: Buffer,
): Promise<{ type: string } | { problem: FileProblem }> {
  if (isDrawing(name, head)) return { problem: 'drawing' };
  const format = formatOf(name);
  const type = await detect(head);
  const strict = known[format];
  if (strict) {
    if (!type || !strict.includes(type)) return { problem: 'contentMismatch' };
    return { type: isShown(type) ? type : 'application/octet-stream' };
  }
  const isWritten = written.includes(format);
  if (isWritten || loose[format] || others.includes(format)) {
    if (type && !loose[format]?.includes(type)) return { problem: 'contentMismatch' };
    if (isWritten && !type && !isText(head)) return { problem: 'contentMismatch' };
  }
  return { type: isWritten ? 'text/plain' : 'application/octet-stream' };
}

/** The same for a stored file. */
export async function readStoredContent(
  store: Store,
  { name, place, size }: { name: string; place: string; size: number },
): Promise<{ type: string } | { problem: FileProblem }> {
  const end = Math.min(size, headBytes) - 1;
  return readContent(
    name,
    Buffer.concat(await (await store.read(place, { start: 0, end })).toArray()),
  );
}
