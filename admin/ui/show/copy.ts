import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { showTexts } from './texts.ts';

/** Copies a text to the clipboard and reports it. */
export async function copy(text: string): Promise<void> {
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isDone || copyBySelection(text)) toast.success(sayNow(showTexts.copied));
  else toast.error(sayNow(showTexts.copyFailed));
}

// Over plain http browsers have no clipboard; a selected text can still be copied.
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  // Inside an open dialog, or its focus trap removes the selection.
  (before?.closest('[role="dialog"]') ?? document.body).append(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
