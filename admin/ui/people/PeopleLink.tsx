import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { useSection } from './section.ts';
import styles from './people.module.css';

type PeopleLinkProps = {
  n: number;
  /** The filter of users and its value. */
  filter: 'dept_id' | 'role_id' | 'position_id' | 'level_id';
  id: number;
  name: string;
  label: Text;
  title?: string;
};

/** The number of users, linked to their list. */
export function PeopleLink({ n, filter, id, name, label, title }: PeopleLinkProps) {
  const say = useSay();
  const can = useCan();
  const { calls, paths } = useSection();
  if (n === 0) return <span className={styles.nothing}>0</span>;
  if (!can({ has: calls.user.index.allow })) return <span title={title}>{n}</span>;
  return (
    <Link to={`${paths.user}?${filter}=${id}`} title={title} aria-label={say(label, { name, n })}>
      {n}
    </Link>
  );
}
