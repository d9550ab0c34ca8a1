import { createContext } from 'react';
import type { ShownPassword } from '#contract/features/people/users/contract.ts';

/** Passes new passwords from a closing form to the page, which shows them. */
export const ShowPasswordsContext = createContext<(fresh: readonly ShownPassword[]) => void>(
  () => undefined,
);
