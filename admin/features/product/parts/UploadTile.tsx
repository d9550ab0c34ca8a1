import { useSay } from '#admin/app/language.ts';
import { RemoveIcon } from '#admin/ui/icons.tsx';
import { pictureTexts as texts } from './texts.ts';
import type { Upload } from './use-uploads.ts';
import styles from './pictures.module.css';

/** A picture on its way: how far, or why it did not arrive. */
export function UploadTile({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const say = useSay();
  const { file, percent, problem } = upload;
  return (
    <li className={styles.tile} data-failed={problem !== null}>
      <div className={styles.way} title={problem ?? file.name}>
        {problem === null ? (
          <>
            <progress
              max={100}
              value={percent}
              aria-label={say(texts.uploading, { name: file.name })}
            />
            <span>{percent > 0 ? `${percent}%` : say(texts.waiting)}</span>
          </>
        ) : (
          <span role="alert">{problem}</span>
        )}
      </div>
      <span className={styles.tools}>
        <button
          type="button"
          aria-label={say(texts.giveUp, { name: file.name })}
          title={say(texts.giveUp, { name: file.name })}
          onClick={onRemove}
        >
          <RemoveIcon size={14} />
        </button>
      </span>
    </li>
  );
}
