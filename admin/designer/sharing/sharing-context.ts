import { createContext } from 'react';
import type { Autosave } from '../model/autosave.ts';

/** What is needed to bring shared blocks to other pages: this page, and the way to save it. */
export type Sharing = { page: number; autosave: Autosave };

export const SharingContext = createContext<Sharing | null>(null);
