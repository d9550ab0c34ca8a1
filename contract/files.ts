import { limits } from './limits.ts';
import type { FileProblem } from './texts/files.ts';

/** The purpose of an upload; each has its own formats and limits, checked on both sides. */
export const fileKinds = [
  'picture',
  'file',
  'media',
  'model',
  'manual',
  'license',
  'codes',
] as const;
export type FileKind = (typeof fileKinds)[number];

/** The upload buckets; one without its own storage uses the default. */
export const regions = [10, 20, 30, 40, 50] as const;
export type Region = (typeof regions)[number];
export const defaultRegion = 30 satisfies Region;

const list = (formats: string) => formats.split(' ');
export const imageFormats = list('gif jpg jpeg png');
export const mediaFormats = list('mp4 ogg flv avi wmv rmvb mov mp3');
/** May exceed 200 MB. */
export const cadFormats = list(
  'catpart dae dwg dxf obj par psm rvt sldprt step stl stp 3dm 3ds 3dxml cgr dwf dwfx',
);
export const modelFormats = [
  ...cadFormats,
  ...list('fbx glb gltf iges igs x_t x_b sat 3mf ply wrl'),
];
const manualFormats = [...imageFormats, ...list('pdf doc docx xls xlsx ppt pptx')];
const codesFormats = list('csv txt xlsx');
const licenseFormats = [...imageFormats, 'pdf'];

const kindsByBucket = new Map<string | undefined, FileKind>([
  ['image', 'picture'],
  ['video', 'media'],
  ['audio', 'media'],
  ['business_license', 'license'],
  ...fileKinds.map((kind) => [kind, kind] as const),
]);
/** The bucket of a token decides the kind; any other name, or none, is a plain file. */
export const kindOfBucket = (bucket: string | undefined): FileKind =>
  kindsByBucket.get(bucket) ?? 'file';

export function formatOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at < 0 ? '' : name.slice(at + 1).toLowerCase();
}

/** The parts before and after the last `##`; null if one is missing. */
export function splitName(name: string): { serial: string; name: string } | null {
  const at = name.lastIndexOf('##');
  if (at < 0) return null;
  const parts = { serial: name.slice(0, at).trim(), name: name.slice(at + 2).trim() };
  const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
  return isWord(parts.serial) && isWord(parts.name) ? parts : null;
}

const longestName = 255;
// Invisible characters can disguise a file name: control characters and bidirectional marks.
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/u;
export const isFileName = (name: string) =>
  name.length > 0 && name.length <= longestName && name.isWellFormed() && !unseen.test(name);

const longestShown = 60;
/** A file name inside a sentence: shortened, and without bidirectional marks. */
export function tellName(name: string): string {
  const end = 12;
  const signs = [...name.replace(new RegExp(unseen, 'gu'), '�')];
  if (signs.length <= longestShown) return signs.join('');
  return `${signs.slice(0, longestShown - end).join('')}…${signs.slice(-end).join('')}`;
}

/** The size limit of a file by kind and name. */
export function mostBytes(kind: FileKind, name: string): number {
  if (kind === 'picture' || kind === 'license') return limits.imageBytes;
  if (kind === 'media' || kind === 'codes') return limits.fileBytes;
  return cadFormats.includes(formatOf(name)) ? limits.fileBytes : limits.plainFileBytes;
}

const formatsOf: Record<FileKind, { formats: readonly string[]; problem: FileProblem } | null> = {
  picture: { formats: imageFormats, problem: 'imageType' },
  file: null,
  media: { formats: mediaFormats, problem: 'mediaType' },
  model: { formats: modelFormats, problem: 'modelType' },
  manual: { formats: manualFormats, problem: 'manualType' },
  license: { formats: licenseFormats, problem: 'licenseType' },
  codes: { formats: codesFormats, problem: 'codesType' },
};

/** Extensions a picker offers, such as `.gif,.jpg`; empty means any. */
export const acceptOf = (kind: FileKind): string =>
  (formatsOf[kind]?.formats ?? []).map((format) => `.${format}`).join(',');

/** Why a file is refused, as far as name and size tell; the same rule on both sides. */
export function refuseFile(
  kind: FileKind,
  { name, size }: { name: string; size: number },
): FileProblem | null {
  if (!isFileName(name)) return 'badName';
  const rule = formatsOf[kind];
  if (rule && !rule.formats.includes(formatOf(name))) return rule.problem;
  if (size > mostBytes(kind, name)) {
    if (kind === 'picture' || kind === 'license') return 'imageTooLarge';
    return size > limits.fileBytes ? 'fileTooLarge' : 'plainTooLarge';
  }
  return size === 0 ? 'empty' : null;
}

const megabyte = 1_048_576;
const trimmed = (value: number) => String(Number(value.toFixed(2)));
/** A readable size: MB from 1 MB, KB from 1 KB. */
export function showSize(bytes: number): string {
  if (bytes > megabyte * 1_024) return `${trimmed(bytes / megabyte / 1_024)} GB`;
  if (bytes > megabyte) return `${trimmed(bytes / megabyte)} MB`;
  if (bytes > 1_024) return `${trimmed(bytes / 1_024)} KB`;
  return `${bytes} B`;
}

/** The URL of a stored picture; its content never changes. */
export const pictureAddress = /^\/api\/picture\/[\da-f]{64}\.webp$/;
export const pictureWidths = [96, 240, 480, 720, 1080] as const;
export type PictureWidth = (typeof pictureWidths)[number];
/** The same picture with a maximum width. */
export const pictureAt = (address: string, width: PictureWidth, format: 'webp' | 'avif' = 'webp') =>
  pictureAddress.test(address) ? address.replace(/\.webp$/, `-${width}.${format}`) : address;

/** The URL of a stored file; a private one needs the signature from its record. */
export const fileAddress = /^\/api\/file\/[\w-]{22}$/;

/** How a browser can display a file. */
export const previewFormats = ['image', 'pdf', 'video', 'audio', 'model', 'other'] as const;
export type PreviewFormat = (typeof previewFormats)[number];

/**
 * How a file is displayed: by the type detected from its bytes, or by its name where that says little, as with 3D
 * models.
 */
export function previewFormatOf(type: string, name: string): PreviewFormat {
  if (/^image\/(gif|jpeg|png|apng|webp|bmp|avif)$/.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  const format = formatOf(name);
  if (modelFormats.includes(format)) return 'model';
  if (format === 'mp3') return 'audio';
  return mediaFormats.includes(format) || format === 'webm' ? 'video' : 'other';
}
