import { createContext } from 'react';
import type { ShownPassword } from '#contract/features/people/users/contract.ts';

/** The page shows passwords that were just made; a form that is closing hands them over. */
export const ShowPasswordsContext = createContext<(fresh: readonly ShownPassword[]) => void>(
  () => undefined,
);
