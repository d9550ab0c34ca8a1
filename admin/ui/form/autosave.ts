import { dropDraft, keepDraft, type Draft } from '#admin/app/drafts.ts';
import { sameValue } from '#admin/ui/same-value.ts';

const afterTyping = 400;

// Passwords are never stored.
const isSecret = (field: string): boolean => /password|passphrase|secret|token/i.test(field);

/** Tracks whether a form was changed, and keeps a draft until it is saved or discarded. */
export function makeAutosave(owner: string, place: string) {
  let look: () => Draft = () => ({ values: {}, base: {}, version: 0 });
  let timer: number | undefined;

  const stop = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const isDirty = () => {
    const { values, base } = look();
    return !sameValue(values, base);
  };
  const keep = () => {
    stop();
    const { values, ...rest } = look();
    const open = Object.entries(values).filter(([field]) => !isSecret(field));
    if (isDirty()) keepDraft(owner, place, { ...rest, values: Object.fromEntries(open) });
    else dropDraft(owner, place);
  };
  return {
    /** Reads the form; replaced on every render. */
    see: (next: () => Draft) => {
      look = next;
    },
    isDirty,
    /** The form was changed. */
    note: () => {
      stop();
      timer = window.setTimeout(keep, afterTyping);
    },
    /** The page may be closed: store the draft now. */
    flush: () => {
      if (timer !== undefined) keep();
    },
    /** Saved or discarded. */
    forget: () => {
      stop();
      dropDraft(owner, place);
    },
  };
}

export type Autosave = ReturnType<typeof makeAutosave>;
