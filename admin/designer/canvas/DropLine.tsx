import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { column, heightOf } from './geometry.ts';
import { canvasTexts as texts } from './texts.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** Room for the words of the line at the edges of the phone. */
const edge = 14;

type DropLineProps = { scale: number; scroller: RefObject<HTMLElement | null> };

/** Shows where the dragged block would be dropped. */
export function DropLine(props: DropLineProps) {
  const { editor, drag } = useWorkbench();
  const at = useStore(drag, (state) => state.at);
  const isEmpty = useStore(editor.page, ({ order }) => order.length === 0);
  // On an empty page the whole page is the target.
  return at === null || isEmpty ? null : <Line {...props} at={at} />;
}

/** Always in view: a place above or below what is scrolled to is shown at that edge. */
function Line({ scale, scroller, at }: DropLineProps & { at: number }) {
  const say = useSay();
  const { drag, geometry } = useWorkbench();
  const isByKeys = useStore(drag, (state) => state.isByKeys);
  const top = useStore(geometry, (state) => heightOf(column(state), at)) * scale;
  const scrolled = useSyncExternalStore(
    (hear) => {
      scroller.current?.addEventListener('scroll', hear, { passive: true });
      return () => scroller.current?.removeEventListener('scroll', hear);
    },
    () => scroller.current?.scrollTop ?? 0,
  );
  const view = scroller.current?.clientHeight ?? 0;
  useEffect(() => {
    // With a mouse, nearing an edge scrolls; keyboard moves must be scrolled to.
    if (isByKeys) scroller.current?.scrollTo({ top: top - scroller.current.clientHeight / 2 });
  }, [isByKeys, top, scroller]);
  const shown = Math.max(edge, Math.min(view - edge, top - scrolled));
  const beyond = top < scrolled ? '↑ ' : top > scrolled + view ? '↓ ' : '';
  return (
    <div className={styles.line} data-place={at} style={{ top: shown }}>
      <span>
        {beyond}
        {say(texts.here)}
      </span>
    </div>
  );
}
