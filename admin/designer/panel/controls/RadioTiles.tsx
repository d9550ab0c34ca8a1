import type { ReactNode } from 'react';
import styles from './tiles.module.css';

export type Tile<V> = { value: V; label: string; shown?: ReactNode; mark?: boolean };
type RadioTilesProps<V extends string | number> = {
  id?: string;
  name: string;
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  look: 'words' | 'pictures' | 'small';
  value: V | undefined;
  tiles: readonly Tile<V>[];
  onChange: (value: V) => void;
};

/** One of a few, all visible: real radio buttons, for keyboard and screen readers. */
export function RadioTiles<V extends string | number>(props: RadioTilesProps<V>) {
  const { id, name, look, value, tiles, onChange } = props;
  return (
    <div
      role="radiogroup"
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      className={styles.tiles}
      data-look={look}
    >
      {tiles.map((tile, at) => (
        <label key={tile.value} className={styles.tile} title={tile.label}>
          <input
            type="radio"
            id={at === 0 ? id : undefined}
            name={name}
            aria-label={tile.label}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <span>
            {tile.shown ?? tile.label}
            {tile.mark && <i className={styles.mark} />}
          </span>
        </label>
      ))}
    </div>
  );
}
