import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { DownIcon, RemoveIcon, UpIcon } from '#admin/ui/icons.tsx';
import { pictureTexts as texts } from './texts.ts';
import styles from './pictures.module.css';

type PictureTileProps = {
  url: string;
  at: number;
  count: number;
  onShow: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture, and what can be done with it. */
export function PictureTile({ url, at, count, onShow, onMove, onRemove }: PictureTileProps) {
  const say = useSay();
  const n = at + 1;
  const tool = (
    key: 'left' | 'right' | 'remove',
    icon: ReactNode,
    isOff: boolean,
    act: () => void,
  ) => (
    <button
      type="button"
      data-tool={key}
      aria-label={say(texts[key], { n })}
      title={say(texts[key], { n })}
      aria-disabled={isOff}
      onClick={() => !isOff && act()}
    >
      {icon}
    </button>
  );
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.picture}
        aria-label={say(texts.preview, { n })}
        onClick={onShow}
      >
        <img src={url} alt="" loading="lazy" width={104} height={104} />
      </button>
      {at === 0 && <span className={styles.main}>{say(texts.main)}</span>}
      <span className={styles.tools}>
        {tool('left', <UpIcon size={14} />, at === 0, () => onMove(at - 1))}
        {tool('right', <DownIcon size={14} />, at === count - 1, () => onMove(at + 1))}
        {tool('remove', <RemoveIcon size={14} />, false, onRemove)}
      </span>
    </li>
  );
}
