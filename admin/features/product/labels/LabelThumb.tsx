import { useInView } from '#admin/designer/look/use-in-view.ts';
import type { LabelTemplate } from '#contract/features/product/labels/contract.ts';
import { LabelDrawing } from '#admin/label-designer/canvas/LabelDrawing.tsx';
import { useLabel } from './use-label.ts';
import styles from './labels.module.css';

/** A small picture of a label, loaded once it is in sight. */
export function LabelThumb({ label }: { label: LabelTemplate }) {
  const [place, isInView] = useInView();
  const { data } = useLabel(label.id, label.version, isInView);
  return (
    <span ref={place} className={styles.thumb}>
      {data && <LabelDrawing document={data} title={label.name} />}
    </span>
  );
}
