import { useState, type ReactNode } from 'react';
import { UnsavedDialog } from '#admin/app/tabs/UnsavedDialog.tsx';

/** What is shown follows what is wanted; while something is unsaved, the user is asked first. */
export function useAskedChange(
  wanted: string,
  isUnsaved: boolean,
  goBack: (shown: string) => void,
): { shown: string; dialog: ReactNode } {
  const [shown, setShown] = useState(wanted);
  const isAnother = shown !== wanted;
  if (isAnother && !isUnsaved) setShown(wanted);
  const dialog = isAnother && isUnsaved && (
    <UnsavedDialog onDiscard={() => setShown(wanted)} onClose={() => goBack(shown)} />
  );
  return { shown, dialog };
}
