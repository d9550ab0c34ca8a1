import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { downloadFile } from '#admin/ui/preview/download-file.ts';
import type { PreviewFile } from '#admin/ui/preview/file.ts';
import { repairCalls, type RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { repairsPageTexts as texts } from './texts.ts';
import styles from './repairs.module.css';

const FilePreview = lazyComponent(
  async () => (await import('#admin/ui/preview/FilePreview.tsx')).FilePreview,
);

/** The photos of a request; clicking one enlarges it. */
export function Photos({ repair }: { repair: RepairInfo }) {
  const say = useSay();
  const [at, setAt] = useState<number | null>(null);
  const { id, code, photos } = repair;
  if (photos.length === 0) return <p className={styles.note}>{say(texts.noPhotos)}</p>;
  const files = photos.map(({ photo }, place): PreviewFile & { id: number } => ({
    id: place,
    name: say(texts.photoName, { code, n: place + 1 }),
    format: 'image',
    url: photo,
  }));
  // Signed URLs expire after some hours; the record provides new ones.
  const renew = async ({ id: place }: PreviewFile) =>
    (await api(repairCalls.info, { id })).data.photos[place as number]!.photo;
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
