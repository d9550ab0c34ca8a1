import { memo } from 'react';
import { useStore } from 'zustand';
import { dotsOf, onLabel } from '#contract/labels/draw.ts';
import { drawingOf } from '../model/drawing.ts';
import { glyphs } from '../model/glyphs.ts';
import type { LabelEditor } from '../model/label-editor.ts';
import { elementOf } from '../model/label-page.ts';
import { OwnShapes } from './Shapes.tsx';
import styles from './canvas.module.css';

/** One element on the canvas; drawn again only when it, the label or the values change. */
export const ElementView = memo(function ElementView({
  editor,
  id,
}: {
  editor: LabelEditor;
  id: string;
}) {
  const block = useStore(editor.page, ({ blocks }) => blocks[id]);
  const setup = useStore(editor.page, (page) => page.setup);
  const values = useStore(editor.view, (view) => view.values);
  const moved = useStore(editor.view, ({ preview }) => preview?.[id]);
  useStore(glyphs, ({ version }) => version);
  if (!block) return null;
  const element = elementOf(block);
  const { drawn } = drawingOf(moved ? { ...element, ...moved } : element, setup, values);
  const { frame } = drawn;
  const whole = onLabel(frame, { x: 0, y: 0, width: frame.width, height: frame.height });
  const share = (dots: number, side: number) => `${(dots / dotsOf(side, setup.dpi)) * 100}%`;
  // A picture of its own: the browser lays out and paints again only this one.
  return (
    <svg
      className={styles.element}
      viewBox={`0 0 ${whole.width} ${whole.height}`}
      preserveAspectRatio="none"
      style={{
        left: share(whole.x, setup.width_mm),
        top: share(whole.y, setup.height_mm),
        width: share(whole.width, setup.width_mm),
        height: share(whole.height, setup.height_mm),
      }}
    >
      <OwnShapes drawn={drawn} />
    </svg>
  );
});
