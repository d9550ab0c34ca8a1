import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PersonHere } from '#contract/features/message/notices/contract.ts';
import type { PageComment } from '#contract/features/product/page-comments/contract.ts';

/** Who is on a block, and how many open comments it has. */
export type BlockMark = { people: readonly PersonHere[]; comments: number };

/** What stands at blocks; blocks without anything are not in it. */
export type Marks = {
  people: readonly PersonHere[];
  comments: readonly PageComment[];
  byBlock: ReadonlyMap<string, BlockMark>;
};

export const createMarks = (): StoreApi<Marks> =>
  createStore<Marks>(() => ({ people: [], comments: [], byBlock: new Map() }));

/** Replaces people or comments; marks that stay the same keep their identity, so their blocks are not drawn again. */
export function putMarks(
  store: StoreApi<Marks>,
  next: Partial<Pick<Marks, 'people' | 'comments'>>,
): void {
  const before = store.getState();
  const { people, comments } = { ...before, ...next };
  const byBlock = new Map<string, { people: PersonHere[]; comments: number }>();
  const at = (block: string) => {
    const mark = byBlock.get(block) ?? { people: [], comments: 0 };
    byBlock.set(block, mark);
    return mark;
  };
  for (const person of people) if (person.block !== '') at(person.block).people.push(person);
  for (const { block, resolve_time: time } of comments)
    if (block !== '' && time === null) at(block).comments += 1;
  const kept = [...byBlock].map(([block, mark]): [string, BlockMark] => {
    const known = before.byBlock.get(block);
    return [block, known && isSame(known, mark) ? known : mark];
  });
  store.setState({ people, comments, byBlock: new Map(kept) });
}

const isSame = (one: BlockMark, other: BlockMark) =>
  one.comments === other.comments &&
  one.people.length === other.people.length &&
  one.people.every(({ key, name }, at) => {
    const there = other.people[at];
    return there?.key === key && there.name === name;
  });
