import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { downloadFile } from '#admin/ui/preview/download-file.ts';
import type { PreviewFile } from '#admin/ui/preview/file.ts';
import { FilePreview } from '#admin/ui/preview/FilePreview.tsx';
import { imageTexts } from './image-texts.ts';

type PicturePreviewProps = { urls: readonly string[]; at: number; onClose: () => void };

/** Pictures over the whole window, one at a time. */
export function PicturePreview({ urls, at, onClose }: PicturePreviewProps) {
  const say = useSay();
  const [current, setCurrent] = useState(at);
  const files = urls.map((url, index): PreviewFile => {
    const name = say(imageTexts.name, { n: index + 1 });
    return { id: url, url, name, format: 'image' };
  });
  // Public URLs do not expire.
  const renew = async ({ url }: PreviewFile) => url;
  return (
    <FilePreview
      files={files}
      at={current}
      onTurn={setCurrent}
      onClose={onClose}
      onDownload={(file) => void downloadFile({ ...file, renew: () => renew(file) })}
      renew={renew}
    />
  );
}
