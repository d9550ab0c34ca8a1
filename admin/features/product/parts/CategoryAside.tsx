import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { growTree, type TreeChoice } from '#admin/ui/form/tree.ts';
import { MoreIcon, SidebarIcon } from '#admin/ui/icons.tsx';
import { listTexts } from '#admin/ui/list/texts.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import type { Category } from '#contract/features/product/categories/contract.ts';
import { partsPageTexts } from './texts.ts';
import { useCategories } from './use-categories.ts';
import { useCategoryFilter } from './use-category-filter.ts';
import styles from './aside.module.css';

const texts = partsPageTexts.categories;
/** Up to here the first branches lie open by themselves. */
const openAtFirst = 60;

/** The tree of categories beside the list: one of them narrows it, with everything below. */
export function CategoryAside({ onHide }: { onHide: () => void }) {
  const say = useSay();
  const query = useCategories();
  return (
    <nav className={styles.aside} aria-label={say(texts.title)}>
      <header>
        <h2>{say(texts.title)}</h2>
        <Button
          type="text"
          size="small"
          icon={<SidebarIcon size={16} />}
          aria-label={say(texts.hide)}
          title={say(texts.hide)}
          onClick={onHide}
        />
      </header>
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {(rows) => <Tree rows={rows} />}
      </Loaded>
    </nav>
  );
}

function Tree({ rows }: { rows: readonly Category[] }) {
  const say = useSay();
  const { chosen, choose } = useCategoryFilter();
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const way = wayTo(rows, chosen);
  const isOpen = (id: number, depth: number) =>
    turned.get(id) ?? (way.has(id) || (depth === 0 && rows.length <= openAtFirst));

  const item = (id: number | null, title: string) => (
    <button
      type="button"
      className={styles.item}
      aria-current={chosen === id}
      title={title}
      onClick={() => choose(id)}
    >
      {title}
    </button>
  );
  const branch = ({ value: id, title, children }: TreeChoice, depth: number) => {
    const open = children.length > 0 && isOpen(id, depth);
    return (
      <li key={id}>
        <div className={styles.row} style={{ paddingLeft: depth * 16 }}>
          {children.length > 0 ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-label={say(open ? listTexts.collapse : listTexts.expand, { name: title })}
              onClick={() => setTurned(new Map(turned).set(id, !open))}
            >
              <MoreIcon size={12} />
            </button>
          ) : (
            <span className={styles.leaf} />
          )}
          {item(id, title)}
        </div>
        {open && <ul>{children.map((child) => branch(child, depth + 1))}</ul>}
      </li>
    );
  };
  return (
    <>
      <ul>
        <li className={styles.row}>{item(null, say(texts.all))}</li>
        {growTree(rows).map((root) => branch(root, 0))}
      </ul>
      {rows.length === 0 && (
        <p className={styles.none}>
          {say(texts.none)} <Link to="/product/category">{say(texts.manage)}</Link>
        </p>
      )}
    </>
  );
}

/** Whatever stands above the chosen one. */
function wayTo(rows: readonly Category[], chosen: number | null): ReadonlySet<number> {
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const way = new Set<number>();
  let at = chosen === null ? null : (parents.get(chosen) ?? null);
  while (at !== null && !way.has(at)) {
    way.add(at);
    at = parents.get(at) ?? null;
  }
  return way;
}
