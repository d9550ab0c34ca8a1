import { create } from 'zustand';

/** How many things the current page is waiting for. */
export const useTransition = create<{ waiting: number }>(() => ({ waiting: 0 }));

/** Reports something that is loading; call the returned function when it has loaded. */
export function beginTransition(): () => void {
  useTransition.setState(({ waiting }) => ({ waiting: waiting + 1 }));
  return () => useTransition.setState(({ waiting }) => ({ waiting: waiting - 1 }));
}
