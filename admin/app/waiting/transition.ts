import { create } from 'zustand';

/** How many things the page in front still waits for. */
export const useTransition = create<{ waiting: number }>(() => ({ waiting: 0 }));

/** Reports that something is waited for; call what it returns when it has come. */
export function beginTransition(): () => void {
  useTransition.setState(({ waiting }) => ({ waiting: waiting + 1 }));
  return () => useTransition.setState(({ waiting }) => ({ waiting: waiting - 1 }));
}
