import type { PreviewFormat } from '#contract/files.ts';

/** A file as the preview needs to know it. */
export type PreviewFile = {
  id: number | string;
  name: string;
  /** Shown next to the name: what the file belongs to. */
  note?: string;
  format: PreviewFormat;
  size?: number;
  url: string;
};

/** The props of each viewer: the file at a valid URL. */
export type ViewProps = {
  file: PreviewFile;
  url: string;
  onDownload: () => void;
};

const margin = 60_000;

/** Whether a signed URL has expired, or nearly. */
export function isOver(url: string, now = Date.now()): boolean {
  const expires = Number(new URL(url, 'http://here').searchParams.get('expires'));
  return expires > 0 && expires < now + margin;
}
