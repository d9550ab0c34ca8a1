import { createContext } from 'react';
import type { NewApiKey } from '#contract/features/system/api-keys/contract.ts';

/** Passes a new key from the closing form to the page, which shows it once. */
export const ShowKeyContext = createContext<(made: NewApiKey) => void>(() => undefined);
