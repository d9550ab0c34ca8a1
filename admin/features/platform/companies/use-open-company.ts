import { useEffect, useRef } from 'react';
import { useAddress } from '#admin/ui/list/address.ts';

const param = 'company';

/** Which company lies open stands in the address, so that a link leads to it and a reload comes back to it. */
export function useOpenCompany() {
  const address = useAddress();
  const asked = new URLSearchParams(address.search).get(param);
  const id = asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;

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
