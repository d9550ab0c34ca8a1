import { useEffect, useState } from 'react';

/** True once something has been busy for longer than users expect. */
export function useSlow(isBusy: boolean, after = 3000): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy, after]);
  return isSlow;
}
