import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useSay } from '#admin/app/language.ts';
import { PlacedMarks } from './PlacedMarks.tsx';
import { BlockOverlay } from './BlockOverlay.tsx';
import { BlockTools } from './BlockTools.tsx';
import { near, type Geometry } from './geometry.ts';
import { canvasTexts as texts } from './texts.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

type OverlaysProps = { scroller: RefObject<HTMLElement | null>; scale: number };

/** The overlays over blocks: only for those in view plus one screen around, and for the selection. */
export function Overlays({ scroller, scale }: OverlaysProps) {
  const say = useSay();
  const { editor, geometry } = useWorkbench();
  const screen = useScreen(scroller, scale);
  const selected = useStore(editor.view, (view) => view.selected);
  const count = useStore(editor.page, (page) => page.order.length);
  const ids = useStore(
    geometry,
    useShallow((state: Geometry) => idsNear(state, screen, selected)),
  );
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list);
  // One of them is in the tab order; arrow keys move from there.
  const reached = selected.at(-1) ?? ids[0];
  return (
    <>
      <div
        ref={list}
        className={styles.overlays}
        role="listbox"
        aria-label={say(texts.blocks)}
        aria-multiselectable="true"
        data-canvas
      >
        {ids.map((id) => (
          <BlockOverlay key={id} id={id} scale={scale} count={count} isReached={id === reached} />
        ))}
      </div>
      {ids.map((id) => (
        <PlacedMarks key={id} id={id} scale={scale} />
      ))}
      <BlockTools scale={scale} />
    </>
  );
}

function idsNear({ boxes }: Geometry, screen: Screen, selected: readonly string[]): string[] {
  const all = [...boxes.values()];
  const shown = new Set(near(all, screen.from, screen.to).map(({ id }) => id));
  return all.filter(({ id }) => shown.has(id) || selected.includes(id)).map(({ id }) => id);
}

type Screen = { from: number; to: number };

/** The visible range with a screen above and below; updated every half screen. */
function useScreen(scroller: RefObject<HTMLElement | null>, scale: number): Screen {
  const [screen, setScreen] = useState<Screen>({ from: 0, to: 2_400 });
  useEffect(() => {
    const view = scroller.current;
    if (!view) return undefined;
    const look = () => {
      const step = Math.max(1, view.clientHeight / 2);
      const at = Math.floor(view.scrollTop / step) * step;
      const from = (at - 2 * step) / scale;
      const to = (at + 5 * step) / scale;
      setScreen((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    look();
    view.addEventListener('scroll', look, { passive: true });
    return () => view.removeEventListener('scroll', look);
  }, [scroller, scale]);
  return screen;
}

/** If the focused block is removed, the focus moves to the selection. */
function useFocusKept(list: RefObject<HTMLElement | null>): void {
  const { editor, geometry } = useWorkbench();
  useEffect(() => {
    let isHere = false;
    const note = ({ target }: FocusEvent) => {
      isHere = list.current?.contains(target as Node) ?? false;
    };
    const giveBack = () => {
      const isLost = document.activeElement === document.body;
      if (!isHere || (!isLost && !list.current?.contains(document.activeElement))) return;
      const id = editor.view.getState().selected.at(-1);
      if (id === undefined) return;
      list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus({ preventScroll: true });
    };
    const soon = () => requestAnimationFrame(giveBack);
    document.addEventListener('focusin', note);
    const ends = [editor.view.subscribe(soon), geometry.subscribe(soon)];
    return () => {
      document.removeEventListener('focusin', note);
      ends.forEach((end) => end());
    };
  }, [editor, geometry, list]);
}
