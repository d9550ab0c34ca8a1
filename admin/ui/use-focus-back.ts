import { useEffect, useState } from 'react';

/** What had the focus when a dialog came has it again once the dialog is gone; else what lies below, else nothing. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement as HTMLElement | null);
  const [below] = useState(() => before?.closest<HTMLElement>('[role=dialog]'));
  useEffect(
    () => () =>
      // The library does so only for dialogs that close before they go.
      void setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (before?.isConnected) before.focus();
        else below?.focus();
      }),
    [before, below],
  );
}
