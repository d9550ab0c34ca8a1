import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { Editor } from '../model/page-editor.ts';
import type { Check } from '../checks/check.ts';
import type { Marks } from '../together/marks.ts';
import type { Drag } from './drag.ts';
import type { Geometry } from './geometry.ts';

/** What the parts of the designer share. */
export type Workbench = {
  editor: Editor;
  geometry: StoreApi<Geometry>;
  drag: StoreApi<Drag>;
  /** The checks of the page. */
  checks: StoreApi<readonly Check[]>;
  /** Who else is on which block, and the comments. */
  marks: StoreApi<Marks>;
  /** Opens the comments at a block. */
  showComments: (block: string) => void;
  /** Read-only without the permission to edit. */
  canEdit: boolean;
  has3d: boolean;
  /** When the page is shown. */
  kind: PageKind;
  /** Announces something to screen readers. */
  announce: (words: string) => void;
};

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const bench = use(WorkbenchContext);
  if (!bench) throw new Error('This part stands outside of the designer.');
  return bench;
}
