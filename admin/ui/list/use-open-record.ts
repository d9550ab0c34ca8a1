import { useEffect, useRef } from 'react';
import { useAddress } from './address.ts';

/**
 * Which record lies open beside a list stands in the address under `param`, so that a link leads to it and a reload
 * comes back to it. What can be no number is opened too, as 0, which no record has: a broken link is reported.
 */
export function useOpenRecord(param: string) {
  const address = useAddress();
  const asked = new URLSearchParams(address.search).get(param) ?? '';
  const id = asked === '' ? null : /^[1-9]\d{0,12}$/.test(asked) ? Number(asked) : 0;

  const left = useRef<string | null>(null);
  useEffect(() => {
    if (id === null) left.current = null;
  }, [id]);
  const close = () => {
    // Closed twice in one go: the second time there is nothing left to close.
    if (id === null || left.current === address.key) return;
    left.current = address.key;
    const isOurs = (address.state as { opened?: boolean } | null)?.opened === true;
    if (isOurs && address.isInFront()) address.back();
    else address.change((params) => params.delete(param), { replace: true, state: null });
  };
  const open = (next: number) =>
    address.change((params) => params.set(param, String(next)), { state: { opened: true } });
  return { id, open, close };
}
