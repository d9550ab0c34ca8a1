import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import type { Branch } from '#admin/ui/tree/branches.ts';
import type { Category } from '#contract/features/product/categories/contract.ts';
import { categoriesPageTexts as texts } from './texts.ts';
import styles from './categories.module.css';

/** The number of parts, linked to their list. */
export function PartsCell({ branch }: { branch: Branch<Category> }) {
  const say = useSay();
  const can = useCan();
  const { id, name, parts, total } = branch;
  const title = parts === total ? undefined : say(texts.ownParts, { n: parts });
  if (total === 0) return <span className={styles.nothing}>0</span>;
  if (!can({ has: 'product:part:view' })) return <span title={title}>{total}</span>;
  return (
    <Link
      to={`/product/part?category_id=${id}`}
      title={title}
      aria-label={say(texts.seeParts, { name, n: total })}
    >
      {total}
    </Link>
  );
}
