import { useStore } from 'zustand';
import type { LabelValues } from '#contract/labels/content.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import { dotsOf } from '#contract/labels/draw.ts';
import { sampleValues } from '#contract/labels/samples.ts';
import { drawingOf } from '../model/drawing.ts';
import { glyphs } from '../model/glyphs.ts';
import { Shapes } from './Shapes.tsx';
import styles from './canvas.module.css';

type LabelDrawingProps = { document: LabelDocument; values?: LabelValues; title: string };

/** A whole label as it is printed, as large as its place. */
export function LabelDrawing({ document, values = sampleValues, title }: LabelDrawingProps) {
  // Letters that were on their way.
  useStore(glyphs);
  const [width, height] = [document.width_mm, document.height_mm].map((side) =>
    dotsOf(side, document.dpi),
  );
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      style={{ aspectRatio: `${document.width_mm} / ${document.height_mm}` }}
    >
      <rect width={width} height={height} fill="#fff" />
      {document.elements.map((element) => (
        <Shapes key={element.id} drawn={drawingOf(element, document, values).drawn} />
      ))}
    </svg>
  );
}
