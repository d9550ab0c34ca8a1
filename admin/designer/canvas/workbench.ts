import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Editor } from '../model/editor.ts';
import type { Check } from '../checks/check.ts';
import type { Drag } from './drag.ts';
import type { Geometry } from './geometry.ts';

/** What the parts of the designer share. */
export type Workbench = {
  editor: Editor;
  geometry: StoreApi<Geometry>;
  drag: StoreApi<Drag>;
  /** What there is to look at before the page is published. */
  checks: StoreApi<readonly Check[]>;
  /** Without the right to edit one only looks. */
  canEdit: boolean;
  has3d: boolean;
  /** Says something to those who do not see what happened. */
  announce: (words: string) => void;
};

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const bench = use(WorkbenchContext);
  if (!bench) throw new Error('This part stands outside of the designer.');
  return bench;
}
