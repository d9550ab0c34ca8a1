import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { downloadFile } from '#admin/ui/preview/download-file.ts';
import type { PreviewFile } from '#admin/ui/preview/file.ts';
import type { ShownPhoto } from '#contract/photos.ts';
import { showTexts as texts } from './texts.ts';
import styles from './photos.module.css';

const FilePreview = lazyComponent(
  async () => (await import('#admin/ui/preview/FilePreview.tsx')).FilePreview,
);

type PhotosProps = {
  photos: readonly ShownPhoto[];
  /** The number of the record, for names of downloaded files. */
  code: string;
  /** Reads the record once more: signed URLs expire after some hours. */
  reload: () => Promise<readonly ShownPhoto[]>;
};

/** The private photos of a record; clicking one enlarges it. */
export function Photos({ photos, code, reload }: PhotosProps) {
  const say = useSay();
  const [at, setAt] = useState<number | null>(null);
  if (photos.length === 0) return <p className={styles.note}>{say(texts.noPhotos)}</p>;
  const files = photos.map(({ photo }, place): PreviewFile & { id: number } => ({
    id: place,
    name: say(texts.photoName, { code, n: place + 1 }),
    format: 'image',
    url: photo,
  }));
  const renew = async ({ id: place }: PreviewFile) => (await reload())[place as number]!.photo;
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ small }, place) => (
          <li key={place}>
            <button type="button" onClick={() => setAt(place)}>
              <img src={small} alt={say(texts.photo, { n: place + 1 })} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {at !== null && (
        <FilePreview
          files={files}
          at={at}
          onTurn={setAt}
          onClose={() => setAt(null)}
          onDownload={(file) =>
            void downloadFile({ url: file.url, name: file.name, renew: () => renew(file) })
          }
          renew={renew}
        />
      )}
    </>
  );
}
