import type { KeyboardEvent } from 'react';

const typed = 'input:not([type="file"], :disabled), textarea:not(:disabled)';

/** Puts the focus into the next field of the form, where the next scan or entry belongs. */
export function goOn(box: HTMLInputElement): void {
  const fields = [...(box.form?.querySelectorAll<HTMLElement>(typed) ?? [])];
  fields[fields.indexOf(box) + 1]?.focus();
}

/**
 * Enter in a row of a list ends an entry, or the scan of a lot number: it goes on to the next field, and the form is
 * sent by its button. A choice or a date that lies open takes it for itself.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!nativeEvent.isComposing && !target.closest('.ant-picker')) goOn(target);
}

/** Enter takes the typed date; it does not send the form. */
export function enterTakesDate(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}
