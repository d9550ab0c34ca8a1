import { useRef, useState } from 'react';
import { ApiError } from '#admin/app/api.ts';
import { refreshList } from './refresh.ts';

/**
 * Runs one command at a time, however often it is clicked. The call itself says what went wrong; the list is read
 * again either way, because a refusal often means that things are no longer as they were shown.
 */
export function useCommand(resource: string) {
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void> | void): Promise<void> => {
    if (underWay.current) return;
    const result = act();
    if (!(result instanceof Promise)) return;
    underWay.current = true;
    setBusy(true);
    try {
      await result;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      underWay.current = false;
      setBusy(false);
      void refreshList(resource);
    }
  };
  return { isBusy, run };
}
