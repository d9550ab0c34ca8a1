import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useWorkbench } from './workbench.ts';

const margin = 24;
export const scales = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** As large as fits, but not larger than the real size. */
export const fitting = (room: number, width: number): number =>
  Math.max(0.3, Math.min(1, (room - 2 * margin) / width));

type Stage = {
  stage: RefObject<HTMLDivElement | null>;
  /** The phone in its own pixels. */
  width: number;
  scale: number;
  /** The phone as displayed. */
  height: number;
};

/** The scale at which the phone fits the available space. */
export function useStage(): Stage {
  const { editor } = useWorkbench();
  const width = useStore(editor.view, (view) => view.width);
  const chosen = useStore(editor.view, (view) => view.scale);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 640, height: 720 });
  useLayoutEffect(() => {
    const element = stage.current!;
    const look = () => {
      if (element.clientWidth === 0) return;
      setRoom({ width: element.clientWidth, height: element.clientHeight });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => sizes.disconnect();
  }, []);
  const scale = chosen === 'fit' ? fitting(room.width, width) : chosen;
  return { stage, width, scale, height: Math.max(240, room.height - 2 * margin) };
}
