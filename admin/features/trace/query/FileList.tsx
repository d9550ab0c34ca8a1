import { useSay } from '#admin/app/language.ts';
import { showSize } from '#contract/files.ts';
import type { IdentifierFound } from './found.ts';
import { queryPageTexts as texts } from './texts.ts';
import styles from './query.module.css';

/** The files that belong to a serial number. */
export function FileList({ files }: Pick<IdentifierFound, 'files'>) {
  const say = useSay();
  if (files.length === 0) return <p className={styles.none}>{say(texts.files.none)}</p>;
  return (
    <ul className={styles.list}>
      {files.map(({ id, name, url, size }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
          <span>{showSize(size)}</span>
        </li>
      ))}
    </ul>
  );
}
