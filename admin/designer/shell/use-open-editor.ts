import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { openEditor, type OpenEditor } from '../model/open-editor.ts';

/**
 * The editor of a page while it is on the screen or in a background tab. Background tabs stay in the document; once
 * removed, the editor is gone.
 */
export function useOpenEditor(
  info: PageTemplateInfo,
  place: RefObject<HTMLElement | null>,
): OpenEditor | null {
  const [transport, setDesk] = useState<OpenEditor | null>(null);
  const opened = useRef<OpenEditor | null>(null);
  useEffect(() => {
    const here = place.current;
    opened.current ??= openEditor(info, useLanguage.getState().language);
    setDesk(opened.current);
    return () => {
      const now = opened.current;
      if (!now) return;
      // The page list shows the status of the page, so it is reloaded.
      void now.autosave.flush().finally(() => refreshList('pageTemplate'));
      if (here?.isConnected) return;
      now.close();
      opened.current = null;
    };
  }, [info, place]);
  return transport;
}
