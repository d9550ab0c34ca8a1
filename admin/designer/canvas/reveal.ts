import { useEffect, type RefObject } from 'react';
import { useWorkbench } from './workbench.ts';

/** Scrolls a block that was selected elsewhere or just added into view once it has a position. */
export function useReveal(scroller: RefObject<HTMLElement | null>, scale: number): void {
  const { editor, geometry } = useWorkbench();
  useEffect(() => {
    let wanted: string | null = null;
    const attempt = () => {
      const view = scroller.current;
      const box = wanted === null ? undefined : geometry.getState().boxes.get(wanted);
      if (!view || !box) return;
      wanted = null;
      const [top, bottom] = [box.top * scale, (box.top + box.height) * scale];
      const seen =
        Math.min(bottom, view.scrollTop + view.clientHeight) - Math.max(top, view.scrollTop);
      if (box.isFixed || seen >= Math.min(60, bottom - top)) return;
      const room = Math.max(16, (view.clientHeight - (bottom - top)) / 2);
      view.scrollTo({ top: top - room, behavior: 'smooth' });
    };
    const ends = [
      editor.view.subscribe(({ selected }, before) => {
        if (selected === before.selected) return;
        wanted = selected.find((id) => !before.selected.includes(id)) ?? selected[0] ?? null;
        attempt();
      }),
      geometry.subscribe(attempt),
    ];
    return () => ends.forEach((end) => end());
  }, [editor, geometry, scroller, scale]);
}
