import { useState, type ReactNode } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import type { Block } from '#blocks/kit/document.ts';
import { pageSectionCalls } from '#contract/features/product/page-sections/contract.ts';
import { nameOfBlock } from '../model/author-marks.ts';
import { SaveSectionDialog } from './SaveSectionDialog.tsx';

/** Saving blocks to be put into other pages: null where that is not allowed, and the dialog while it is open. */
export function useSaveSection(): {
  save: ((blocks: readonly Block[]) => void) | null;
  dialog: ReactNode;
} {
  const say = useSay();
  const can = useCan();
  const [kept, setKept] = useState<readonly Block[] | null>(null);
  return {
    save: can({ has: pageSectionCalls.add.allow }) ? setKept : null,
    dialog: kept && (
      <SaveSectionDialog
        given={{ blocks: kept }}
        name={kept.map((block) => nameOfBlock(block, say)).join('、')}
        onClose={() => setKept(null)}
      />
    ),
  };
}
