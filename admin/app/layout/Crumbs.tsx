import { Link } from 'react-router';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { useSay } from '../language.ts';
import { recordAt } from '../routes/menu-tree.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import { shellTexts } from '../texts.ts';
import styles from './header.module.css';

/** The breadcrumb of this page; below its list a record, whose list is as it was left. */
export function Crumbs({ trail, path }: { trail: MenuEntry[]; path: string | null }) {
  const say = useSay();
  const { tabs, names } = useTabs();
  const record = path === null || trail.at(-1)?.path === path ? null : recordAt(path);
  const isLast = (at: number) => at === trail.length - 1 && record === null;
  const placeOf = (entry: MenuEntry) => tabs.find(({ key }) => key === entry.path)?.path;
  return (
    <nav className={styles.crumbs} aria-label={say(shellTexts.crumbs)}>
      <ol>
        {trail.map((entry, at) => (
          <li key={entry.path}>
            {isLast(at) ? (
              <span aria-current="page">{say(entry.name)}</span>
            ) : (
              <Link to={placeOf(entry) ?? entry.path}>{say(entry.name)}</Link>
            )}
          </li>
        ))}
        {record && path !== null && (
          <li key={path}>
            <span aria-current="page">{names[path] ?? record.id}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
