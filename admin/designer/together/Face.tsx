import { initialOf } from '#admin/app/layout/UserAvatar.tsx';
import styles from './together.module.css';

// Colours on which white letters can be read.
const colours = ['#2b5c8a', '#7a4b8f', '#8a5a00', '#0b6b6b', '#a03b5c', '#4f5d2f'];

/** A person's initial, always in the same colour. */
export function Face({ name }: { name: string }) {
  const at = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % colours.length;
  return (
    <span className={styles.face} style={{ background: colours[at] }} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}
