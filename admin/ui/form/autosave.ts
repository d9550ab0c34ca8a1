import { dropDraft, keepDraft, type Draft } from '#admin/app/drafts.ts';
import { sameValue } from '#admin/ui/same-value.ts';

const afterTyping = 400;

// What opens doors is not left lying about.
const isSecret = (field: string): boolean => /password|passphrase|secret|token/i.test(field);

/** Knows whether a form was changed, and keeps what was typed until it is saved or given up. */
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
    /** How the form is read; told anew at every drawing. */
    see: (next: () => Draft) => {
      look = next;
    },
    isDirty,
    /** Something was typed. */
    note: () => {
      stop();
      timer = window.setTimeout(keep, afterTyping);
    },
    /** The page may be gone in a moment: what waits is kept now. */
    flush: () => {
      if (timer !== undefined) keep();
    },
    /** Saved or given up. */
    forget: () => {
      stop();
      dropDraft(owner, place);
    },
  };
}

export type Autosave = ReturnType<typeof makeAutosave>;
