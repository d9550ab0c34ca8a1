import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Workbench } from '../canvas/workbench.ts';
import type { Check } from '../checks/check.ts';
import { checkPage } from '../checks/checks.ts';
import { mediaOf, fileSizes } from '../checks/file-sizes.ts';

/** The current checks, including file sizes once they are known. */
export function useChecked(
  isOpen: boolean,
  { editor, checks, has3d }: Workbench,
): readonly Check[] {
  const running = useStore(checks);
  const [checked, setChecked] = useState<readonly Check[]>([]);
  const look = useEffectEvent(async (isHere: () => boolean) => {
    const page = editor.page.getState();
    setChecked(checkPage(page, { has3d, sizes: new Map() }));
    const sizes = await fileSizes(mediaOf(page));
    if (isHere()) setChecked(checkPage(editor.page.getState(), { has3d, sizes }));
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isHere = true;
    void look(() => isHere);
    return () => {
      isHere = false;
    };
  }, [isOpen, running]);
  return checked;
}
