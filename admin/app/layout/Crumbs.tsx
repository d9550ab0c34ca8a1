import { Link } from 'react-router';
import { menuName, type MenuEntry } from '#contract/menus.ts';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import styles from './header.module.css';

/** The way through the menu to this page. */
export function Crumbs({ trail }: { trail: MenuEntry[] }) {
  const say = useSay();
  return (
    <nav className={styles.crumbs} aria-label={say(shellTexts.crumbs)}>
      <ol>
        {trail.map((entry, at) => (
          <li key={entry.path}>
            {at === trail.length - 1 ? (
              <span aria-current="page">{say(menuName(entry))}</span>
            ) : (
              <Link to={entry.path}>{say(menuName(entry))}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
