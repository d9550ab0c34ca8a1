import type { Language } from '#contract/language.ts';

/** What the job of an import does; the state that the import has meanwhile. */
export type ImportPayload = {
  company: number;
  id: number;
  does: 'checking' | 'importing' | 'removing' | 'cancelled';
  by: { id: number; name: string };
  language: Language;
};

export const fileOwner = 'code_import';
