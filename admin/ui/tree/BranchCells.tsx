import type { CSSProperties, ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { DownIcon, UpIcon } from '#admin/ui/icons.tsx';
import { NoToggle, Toggle } from '#admin/ui/Toggle.tsx';
import type { Branch, TreeRow } from './branches.ts';
import { treeTexts as texts } from './texts.ts';
import styles from './tree.module.css';

type NameProps = {
  branch: Branch<TreeRow>;
  name: string;
  keyword: string;
  /** Shown before the name: an icon, a mark. */
  lead?: ReactNode;
  onToggle: (id: number) => void;
};

/** The name, indented by level, with its expander. */
export function BranchName({ branch, name, keyword, lead, onToggle }: NameProps) {
  const { id, depth, hasChildren, isOpen } = branch;
  return (
    <span
      className={styles.name}
      data-depth={depth}
      style={{ '--depth': depth } as CSSProperties}
      title={name}
    >
      {hasChildren ? (
        <Toggle
          name={name}
          isOpen={isOpen}
          disabled={keyword !== ''}
          onToggle={() => onToggle(id)}
        />
      ) : (
        <NoToggle />
      )}
      {lead}
      <span className={styles.word}>{marked(name, keyword)}</span>
    </span>
  );
}

function marked(name: string, keyword: string) {
  const at = name.toLocaleLowerCase().indexOf(keyword.toLocaleLowerCase());
  if (keyword === '' || at < 0) return name;
  const end = at + keyword.length;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  );
}

type OrderProps = {
  branch: Branch<TreeRow>;
  name: string;
  canMove: boolean;
  onMove: (id: number, by: 1 | -1) => void;
};

/** The position among its siblings, with buttons to change it. */
export function BranchOrder({ branch, name, canMove, onMove }: OrderProps) {
  const say = useSay();
  const { id, sort, isFirst, isLast } = branch;
  if (!canMove) return sort;
  // Not disabled at the ends: the focus would be lost after moving there.
  const button = (way: 'up' | 'down', isAtEnd: boolean) => (
    <button
      type="button"
      aria-label={say(texts.move[way], { name })}
      title={say(texts.move[way], { name })}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onMove(id, way === 'up' ? -1 : 1)}
    >
      {way === 'up' ? <UpIcon size={14} /> : <DownIcon size={14} />}
    </button>
  );
  return (
    <span className={styles.order}>
      <span className={styles.number}>{sort}</span>
      <span className={styles.movers}>
        {button('up', isFirst)}
        {button('down', isLast)}
        <span className={styles.grip} draggable data-grip title={say(texts.move.drag)}>
          <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
            <path d="M2 2h.01M6 2h.01M2 7h.01M6 7h.01M2 12h.01M6 12h.01" />
          </svg>
        </span>
      </span>
    </span>
  );
}
