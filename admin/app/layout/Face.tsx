import { useState } from 'react';
import styles from './header.module.css';

/** The picture of a person, or else the first letter of their name. */
export function Face({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture && picture !== broken)
    return <img className={styles.face} src={picture} alt="" onError={() => setBroken(picture)} />;
  return (
    <span className={styles.face} aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase() ?? '·'}
    </span>
  );
}
