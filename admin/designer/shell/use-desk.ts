import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { openDesk, type OpenDesk } from '../model/open-desk.ts';

/**
 * The desk on which a page is edited, for as long as the page is on the screen or behind another tab. Behind another
 * tab it stays in the document; gone from there, it is gone.
 */
export function useDesk(
  info: PageTemplateInfo,
  place: RefObject<HTMLElement | null>,
): OpenDesk | null {
  const [desk, setDesk] = useState<OpenDesk | null>(null);
  const opened = useRef<OpenDesk | null>(null);
  useEffect(() => {
    const here = place.current;
    opened.current ??= openDesk(info, useLanguage.getState().language);
    setDesk(opened.current);
    return () => {
      const now = opened.current;
      if (!now) return;
      // The list that one comes back to tells how far the page has come.
      void now.keeper.flush().finally(() => refreshList('pageTemplate'));
      if (here?.isConnected) return;
      now.close();
      opened.current = null;
    };
  }, [info, place]);
  return desk;
}
