import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { column, heightOf } from './geometry.ts';
import { canvasTexts as texts } from './texts.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** Shows where the dragged block would be dropped. */
export function DropLine({ scale }: { scale: number }) {
  const say = useSay();
  const { editor, drag, geometry } = useWorkbench();
  const at = useStore(drag, (state) => state.at);
  const isByKeys = useStore(drag, (state) => state.isByKeys);
  const isEmpty = useStore(editor.page, ({ order }) => order.length === 0);
  const top = useStore(geometry, (state) => (at === null ? 0 : heightOf(column(state), at)));
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With a mouse, nearing an edge scrolls; keyboard moves must be scrolled to.
    if (isByKeys) line.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [isByKeys, top]);
  // On an empty page the whole page is the target.
  if (at === null || isEmpty) return null;
  return (
    <div ref={line} className={styles.line} data-place={at} style={{ top: top * scale }}>
      <span>{say(texts.here)}</span>
    </div>
  );
}
