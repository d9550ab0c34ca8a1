import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { OpenEditor } from '../model/open-editor.ts';

/**
 * The editor of a document while it is on the screen or in a background tab. Background tabs stay in the document; once
 * removed, the editor is gone.
 */
export function useOpenEditor<E, D>(
  resource: string,
  open: () => OpenEditor<E, D>,
  place: RefObject<HTMLElement | null>,
): OpenEditor<E, D> | null {
  const [transport, setDesk] = useState<OpenEditor<E, D> | null>(null);
  const opened = useRef<OpenEditor<E, D> | null>(null);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const here = place.current;
    opened.current ??= openNow();
    setDesk(opened.current);
    return () => {
      const now = opened.current;
      if (!now) return;
      // The list shows the status of the document, so it is reloaded.
      void now.autosave.flush().finally(() => refreshList(resource));
      if (here?.isConnected) return;
      now.close();
      opened.current = null;
    };
  }, [resource, place]);
  return transport;
}
