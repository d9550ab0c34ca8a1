/** A form on a page that may hold what nobody has saved yet. */
export type Unsaved = {
  /** The key of the tab it lies in. */
  tab: string;
  /** Something of it on the page. A page in the background stays in the document; gone from there, it is gone. */
  place: Element;
  isDirty: () => boolean;
  /** Lets go of what was typed. */
  discard: () => void;
};

const forms = new Map<Element, Unsaved>();

/** Keeps an eye on a form for as long as it is on a page. */
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
