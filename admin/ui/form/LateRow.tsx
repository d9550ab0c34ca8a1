import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './form.module.css';

/** In longer lists rows are mounted when they come near the view: thousands of inputs at once would freeze the form. */
const many = 60;
const mountedAtOnce = 20;
const rowsAround = 3;
const near = '1200px 0px';

/** The rows that are not mounted yet, and how they are. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function watch(row: Element, mount: () => void): () => void {
  const options = { rootMargin: near, scrollMargin: near };
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
  }, options);
  waiting.set(row, mount);
  observer.observe(row);
  return () => {
    waiting.delete(row);
    observer?.unobserve(row);
  };
}

/** Whether a row may wait; the last one was perhaps added just now. */
const mayWait = (at: number, count: number): boolean =>
  count > many &&
  at >= mountedAtOnce &&
  at < count - 1 &&
  typeof IntersectionObserver === 'function';

/** The rows of a list that wait, by their place. */
export const waitingRows = (list: Element | null): Map<number, () => void> =>
  new Map(
    [...(list?.querySelectorAll<HTMLElement>('[data-waits]') ?? [])].map((row) => [
      Number(row.dataset.row),
      () => waiting.get(row)?.(),
    ]),
  );

/** The keyboard goes from row to row: those around the one that has the focus are there. */
function mountAround(row: Element): void {
  for (const side of ['nextElementSibling', 'previousElementSibling'] as const)
    for (let at = 0, next = row[side]; next && at < rowsAround; at += 1, next = next[side])
      waiting.get(next)?.();
}

type LateRowProps = { at: number; count: number; children: ReactNode };

/** A row of a list in a form. Once it was near the view it stays mounted. */
export function LateRow({ at, count, children }: LateRowProps) {
  const place = useRef<HTMLLIElement>(null);
  const [waits, setWaits] = useState(() => mayWait(at, count));
  useEffect(
    () => (waits && place.current ? watch(place.current, () => setWaits(false)) : undefined),
    [waits],
  );
  return (
    <li
      ref={place}
      data-row={at}
      data-waits={waits || undefined}
      onFocus={({ currentTarget }) => mountAround(currentTarget)}
      className={waits ? `${styles.row} ${styles.rowWaits}` : styles.row}
    >
      {!waits && children}
    </li>
  );
}
