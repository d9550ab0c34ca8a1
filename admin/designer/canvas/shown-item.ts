import { useEffect } from 'react';
import { useWorkbench } from './workbench.ts';

/** Brings the item of a list that is being edited into view on the page: its slide, or its tab. */
export function useShownItem(room: Document | null): void {
  const { editor } = useWorkbench();
  useEffect(() => {
    if (!room) return undefined;
    let asked = 0;
    const end = editor.view.subscribe(({ item }, before) => {
      if (item === null || item === before.item) return;
      cancelAnimationFrame(asked);
      // An item that was just added is drawn first.
      asked = requestAnimationFrame(() => show(room, item.block, item.at));
    });
    return () => {
      cancelAnimationFrame(asked);
      end();
    };
  }, [room, editor]);
}

function show(room: Document, block: string, at: number): void {
  const place = room.querySelector(`[data-block="${block}"]`);
  const row = place?.querySelector<HTMLElement>('sy-carousel > ul');
  const slide = row?.children[at] as HTMLElement | undefined;
  if (row && slide)
    row.scrollTo({
      left: slide.offsetLeft + slide.offsetWidth / 2 - row.clientWidth / 2,
      behavior: 'instant',
    });
  const tab = place?.querySelectorAll<HTMLInputElement>('sy-tabs > input[type="radio"]')[at];
  if (tab) tab.checked = true;
}
