import { pictureAt } from '#contract/files.ts';
import type { Media } from '#contract/features/product/media/contract.ts';
import styles from './library.module.css';

type PictureTileProps = {
  picture: Media;
  isChosen: boolean;
  onTurn: () => void;
  /** At once, without the others. */
  onUse: () => void;
};

export function PictureTile({ picture, isChosen, onTurn, onUse }: PictureTileProps) {
  const { name, url, width, height } = picture;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isChosen}
        title={name}
        onClick={onTurn}
        onDoubleClick={onUse}
      >
        <img src={pictureAt(url, 240)} alt="" loading="lazy" />
        <span>{name}</span>
        <small>
          {width}×{height}
        </small>
      </button>
    </li>
  );
}
