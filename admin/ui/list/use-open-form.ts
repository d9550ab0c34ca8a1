import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { beginTransition } from '#admin/app/waiting/transition.ts';
import { useAddress } from './address.ts';
import type { ListCalls } from './types.ts';

const param = 'form';
const adding = 'add';

type Opened<Info> = { which: string; record: Info | null };

/**
 * Which form is open stands in the address, so a reload or a new login comes back to it. The record is read once per
 * opening and then left alone: a list that reads itself again must not touch what somebody is typing.
 */
export function useOpenForm<Info>(info: ListCalls['info'], may: { add: boolean; edit: boolean }) {
  const address = useAddress();
  const asked = new URLSearchParams(address.search).get(param);
  const isNumber = asked !== null && /^[1-9]\d{0,9}$/.test(asked);
  const which = (asked === adding && may.add) || (isNumber && may.edit) ? asked : null;
  const [opened, setOpened] = useState<Opened<Info> | null>(null);
  if (opened && opened.which !== which) setOpened(null);
  if (!opened && which === adding) setOpened({ which, record: null });

  const left = useRef<string | null>(null);
  useEffect(() => {
    if (which === null) left.current = null;
  }, [which]);
  /** Goes back to the list, or on to another page: going back first would overtake it. */
  const close = (next?: string) => {
    // Closed twice in one go: the second time there is nothing left to close.
    if (which === null || left.current === address.key) return;
    left.current = address.key;
    const isOurs = (address.state as { opened?: boolean } | null)?.opened === true;
    if (next !== undefined && address.isInFront()) address.replace(next);
    else if (isOurs && address.isInFront()) address.back();
    else address.change((params) => params.delete(param), { replace: true, state: null });
  };
  const giveUp = useEffectEvent(() => close());
  const isMissing = isNumber && which !== null && opened === null;
  useEffect(() => {
    if (!isMissing || !info) return undefined;
    const stop = new AbortController();
    const arrived = beginTransition();
    api(info, { id: which }, { signal: stop.signal })
      .then(
        ({ data }) => setOpened({ which, record: data as Info }),
        () => stop.signal.aborted || giveUp(),
      )
      .finally(arrived);
    return () => stop.abort();
  }, [isMissing, which, info]);

  const open = (id: number | null) =>
    address.change((params) => params.set(param, id === null ? adding : String(id)), {
      state: { opened: true },
    });
  return { opened: opened?.which === which ? opened : null, open, close };
}
