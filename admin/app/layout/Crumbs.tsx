import { Link } from 'react-router';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import styles from './header.module.css';

/** The breadcrumb of this page. */
export function Crumbs({ trail }: { trail: MenuEntry[] }) {
  const say = useSay();
  return (
    <nav className={styles.crumbs} aria-label={say(shellTexts.crumbs)}>
      <ol>
        {trail.map((entry, at) => (
          <li key={entry.path}>
            {at === trail.length - 1 ? (
              <span aria-current="page">{say(entry.name)}</span>
            ) : (
              <Link to={entry.path}>{say(entry.name)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
