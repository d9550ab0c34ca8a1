import { create } from 'zustand';
import type { Notice } from '#contract/features/message/notices/contract.ts';

/** Something that stays in view until it is closed, opened or read. */
export type Arrived = {
  key: string;
  kind: 'success' | 'warning';
  title: string;
  text: string;
  notice?: Notice;
  /** The incident that a warning is about. */
  incident?: number;
};

const most = 20;

/** The newest first. */
export const useArrived = create<{ list: readonly Arrived[] }>(() => ({ list: [] }));

const idOf = ({ key }: Arrived) =>
  key.startsWith('notice:') ? Number(key.slice('notice:'.length)) : undefined;

const incidentOf = ({ incident, notice }: Arrived) =>
  incident ?? (notice?.opens === 'incident' ? notice.record_id : undefined);

const isSameEvent = (one: Arrived, other: Arrived): boolean =>
  one.key === other.key || (incidentOf(one) !== undefined && incidentOf(one) === incidentOf(other));

/** One event is told once: a warning and the notice of the same incident become one, with the words of the warning. */
export function withArrived(list: readonly Arrived[], one: Arrived): readonly Arrived[] {
  const known = list.filter((other) => isSameEvent(other, one));
  const words = [one, ...known].find(({ kind }) => kind === 'warning') ?? one;
  const merged = Object.assign({}, ...known.toReversed(), one, {
    kind: words.kind,
    title: words.title,
    text: words.text,
  }) as Arrived;
  const others = list.filter((other) => !known.includes(other));
  // A newer notice may have come by before.
  const newer = others.findLastIndex((other) => (idOf(other) ?? 0) > (idOf(one) ?? Infinity));
  return others.toSpliced(newer + 1, 0, merged).slice(0, most);
}

export const arrive = (one: Arrived): void =>
  useArrived.setState(({ list }) => ({ list: withArrived(list, one) }));

/** Closes all, or all of one kind. */
export const closeArrived = (kind?: Arrived['kind']): void =>
  useArrived.setState(({ list }) => ({
    list: list.filter((one) => kind !== undefined && one.kind !== kind),
  }));

export const dropArrived = (key: string): void =>
  useArrived.setState(({ list }) => ({ list: list.filter((one) => one.key !== key) }));

export const dropNotice = (id: number): void =>
  useArrived.setState(({ list }) => ({ list: list.filter((one) => idOf(one) !== id) }));

/** After the unread list was read: notices in view learn where they lead; those read elsewhere go. */
export const keepUnread = (unread: readonly Notice[]): void =>
  useArrived.setState(({ list }) => {
    const left = list.filter((one) => {
      const id = idOf(one);
      return (
        id === undefined || one.kind === 'warning' || unread.some((notice) => notice.id === id)
      );
    });
    return {
      list: left.toReversed().reduce<readonly Arrived[]>((kept, one) => {
        const notice = unread.find(({ id }) => id === idOf(one));
        return withArrived(kept, notice ? { ...one, notice } : one);
      }, []),
    };
  });
