import { useState } from 'react';
import styles from './header.module.css';

const letters = new Intl.Segmenter();

/** The first character of a name; a composed emoji counts as one. */
export const initialOf = (name: string): string =>
  [...letters.segment(name.trim())][0]?.segment.toUpperCase() ?? '·';

/** The picture of a user, or the first character of their name. */
export function UserAvatar({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture && picture !== broken)
    return <img className={styles.face} src={picture} alt="" onError={() => setBroken(picture)} />;
  return (
    <span className={styles.face} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}
