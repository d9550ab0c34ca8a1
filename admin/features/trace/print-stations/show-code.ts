import { createContext } from 'react';
import type { CodedStation } from '#contract/features/trace/print-stations/contract.ts';

/** Passes a pairing code from the closing form to the page, which shows it. */
export const ShowCodeContext = createContext<(made: CodedStation) => void>(() => undefined);
