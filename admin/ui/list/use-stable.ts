import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that keeps its identity and always does what the last drawing meant; memoised rows live on it. */
export function useStable<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
