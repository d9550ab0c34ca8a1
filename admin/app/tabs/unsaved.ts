/** A form on a page that may have unsaved changes. */
export type Unsaved = {
  /** The key of its tab. */
  tab: string;
  /** An element of the form. Background pages stay in the document; once removed, the form is gone. */
  place: Element;
  isDirty: () => boolean;
  /** Discards the input. */
  discard: () => void;
};

const forms = new Map<Element, Unsaved>();

/** Tracks a form while it is on a page. */
export function watchUnsaved(form: Unsaved): void {
  forms.set(form.place, form);
  window.addEventListener('beforeunload', askBeforeUnload);
}

/** The forms with unsaved changes in these tabs, or in all of them. */
export function unsavedIn(tabs?: readonly string[]): Unsaved[] {
  for (const place of forms.keys()) if (!place.isConnected) forms.delete(place);
  return [...forms.values()].filter((form) => (tabs?.includes(form.tab) ?? true) && form.isDirty());
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (unsavedIn().length > 0) event.preventDefault();
  else if (forms.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
}
