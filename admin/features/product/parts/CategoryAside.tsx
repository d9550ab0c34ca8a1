import { useState } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { growTree, type TreeChoice } from '#admin/ui/form/tree.ts';
import { SidebarIcon } from '#admin/ui/icons.tsx';
import { Aside, AsideRow, AsideTool } from '#admin/ui/list/Aside.tsx';
import { NoToggle, Toggle } from '#admin/ui/Toggle.tsx';
import type { Category } from '#contract/features/product/categories/contract.ts';
import { partsPageTexts } from './texts.ts';
import { useCategories } from './use-categories.ts';
import { useCategoryFilter } from './use-category-filter.ts';
import styles from './aside.module.css';

const texts = partsPageTexts.categories;
/** Up to this size the first branches are expanded. */
const openAtFirst = 60;

/** The category tree next to the list; a category filters it, including those below. */
export function CategoryAside({ onHide }: { onHide: () => void }) {
  const say = useSay();
  const query = useCategories();
  return (
    <Aside
      title={say(texts.title)}
      query={query}
      tool={<AsideTool label={say(texts.hide)} icon={<SidebarIcon size={16} />} onClick={onHide} />}
    >
      {(rows) => <Tree rows={rows} />}
    </Aside>
  );
}

function Tree({ rows }: { rows: readonly Category[] }) {
  const say = useSay();
  const { chosen, choose } = useCategoryFilter();
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const way = wayTo(rows, chosen);
  const isOpen = (id: number, depth: number) =>
    turned.get(id) ?? (way.has(id) || (depth === 0 && rows.length <= openAtFirst));

  const branch = ({ value: id, title, children }: TreeChoice, depth: number) => {
    const open = children.length > 0 && isOpen(id, depth);
    return (
      <li key={id}>
        <AsideRow
          isChosen={chosen === id}
          onChoose={() => choose(id)}
          depth={depth}
          title={title}
          lead={
            children.length > 0 ? (
              <Toggle
                name={title}
                isOpen={open}
                onToggle={() => setTurned(new Map(turned).set(id, !open))}
              />
            ) : (
              <NoToggle />
            )
          }
        >
          <span>{title}</span>
        </AsideRow>
        {open && <ul>{children.map((child) => branch(child, depth + 1))}</ul>}
      </li>
    );
  };
  return (
    <>
      <ul>
        <li>
          <AsideRow isChosen={chosen === null} onChoose={() => choose(null)}>
            <span>{say(texts.all)}</span>
          </AsideRow>
        </li>
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

/** The ancestors of the chosen category. */
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
