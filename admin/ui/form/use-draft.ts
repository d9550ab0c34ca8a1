import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { draftOwner, dropDraft, readDraft, type Draft } from '#admin/app/drafts.ts';
import { barePath } from '#admin/app/routes/menu-tree.ts';
import { watchUnsaved } from '#admin/app/tabs/unsaved.ts';
import { sameValue } from '#admin/ui/same-value.ts';
import { makeAutosave, type Autosave } from './autosave.ts';

type Values = Record<string, unknown>;

/** The draft of this form from before a reload or expired session, and the autosave for the next one. */
export function useDraft(place: string, fields: readonly string[], fresh: Values) {
  const [owner] = useState(draftOwner);
  const [autosave] = useState(() => makeAutosave(owner, place));
  const [draft] = useState(() => {
    const found = readDraft(owner, place);
    if (!found) return null;
    const known = (values: Values) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
    const values = { ...fresh, ...known(found.values) };
    if (!sameValue(values, fresh)) return { ...found, values, base: { ...fresh, ...found.base } };
    // It was saved after all.
    dropDraft(owner, place);
    return null;
  });
  return { autosave, draft };
}

/** Tracks a form while it is on the page; the returned ref goes to an element of it that stays mounted. */
export function useTrackedForm(autosave: Autosave, look: () => Draft) {
  const { pathname } = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => autosave.see(look));
  useEffect(() => {
    const tab = barePath(pathname);
    const { isDirty, forget, flush } = autosave;
    watchUnsaved({ tab, place: place.current!, isDirty, discard: forget });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [autosave, pathname]);
  return place;
}
