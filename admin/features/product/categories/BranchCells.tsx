import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { DownIcon, MoreIcon, UpIcon } from '#admin/ui/icons.tsx';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { Branch } from './branches.ts';
import { categoriesPageTexts as texts } from './texts.ts';
import styles from './categories.module.css';

type NameProps = { branch: Branch; keyword: string; onToggle: (id: number) => void };

/** The name as deep as it stands, with what opens and closes what is below. */
export function BranchName({ branch, keyword, onToggle }: NameProps) {
  const say = useSay();
  const { id, name, depth, hasChildren, isOpen } = branch;
  return (
    <span
      className={styles.name}
      data-depth={depth}
      style={{ '--depth': depth } as CSSProperties}
      title={name}
    >
      {hasChildren ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={say(isOpen ? listTexts.collapse : listTexts.expand, { name })}
          disabled={keyword !== ''}
          onClick={() => onToggle(id)}
        >
          <MoreIcon size={14} />
        </button>
      ) : (
        <span className={styles.leaf} aria-hidden="true" />
      )}
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

/** How many parts lie there, leading to them. */
export function BranchParts({ branch, canSee }: { branch: Branch; canSee: boolean }) {
  const say = useSay();
  const { id, name, parts, allParts } = branch;
  const title = parts === allParts ? undefined : say(texts.ownParts, { n: parts });
  if (allParts === 0) return <span className={styles.nothing}>0</span>;
  if (!canSee) return <span title={title}>{allParts}</span>;
  return (
    <Link
      to={`/product/part?category_id=${id}`}
      title={title}
      aria-label={say(texts.seeParts, { name, n: allParts })}
    >
      {allParts}
    </Link>
  );
}

type OrderProps = { branch: Branch; canMove: boolean; onMove: (id: number, by: 1 | -1) => void };

/** Its number among its siblings, and how to change it. */
export function BranchOrder({ branch, canMove, onMove }: OrderProps) {
  const say = useSay();
  const { id, name, sort, isFirst, isLast } = branch;
  if (!canMove) return sort;
  // Not disabled at the ends: who has just moved one there would lose the focus.
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
