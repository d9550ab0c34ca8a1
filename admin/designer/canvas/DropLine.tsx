import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { column, heightOf } from './geometry.ts';
import { canvasTexts as texts } from './texts.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** The placement area: where what is carried would land. */
export function DropLine({ scale }: { scale: number }) {
  const say = useSay();
  const { drag, geometry } = useWorkbench();
  const at = useStore(drag, (state) => state.at);
  const top = useStore(geometry, (state) => (at === null ? 0 : heightOf(column(state), at)));
  if (at === null) return null;
  return (
    <div className={styles.line} data-place={at} style={{ top: top * scale }}>
      <span>{say(texts.here)}</span>
    </div>
  );
}
