import { useEffect } from 'react';

/** Menu, header and tabs are hidden while designing; in a background tab they are as usual. */
export function useWholeWindow(): void {
  useEffect(() => {
    document.documentElement.dataset.wholeWindow = '';
    return () => void delete document.documentElement.dataset.wholeWindow;
  }, []);
}
