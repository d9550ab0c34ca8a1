import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Workbench } from '../canvas/workbench.ts';
import type { Check } from '../checks/check.ts';
import { checkPage } from '../checks/checks.ts';
import { mediaOf, fileSizes } from '../checks/file-sizes.ts';
import { campaignsQuery } from '../use-campaigns.ts';

/** The current checks, including file sizes once they are known. */
export function useChecked(
  isOpen: boolean,
  { editor, checks, has3d }: Workbench,
): readonly Check[] {
  const running = useStore(checks);
  const client = useQueryClient();
  const [checked, setChecked] = useState<readonly Check[]>([]);
  const look = useEffectEvent(async (isHere: () => boolean) => {
    const page = editor.page.getState();
    setChecked(checkPage(page, { has3d, sizes: new Map() }));
    const [sizes, campaigns] = await Promise.all([
      fileSizes(mediaOf(page)),
      client.fetchQuery(campaignsQuery).catch(() => undefined),
    ]);
    const known = { has3d, sizes, ...(campaigns && { campaigns }) };
    if (isHere()) setChecked(checkPage(editor.page.getState(), known));
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
