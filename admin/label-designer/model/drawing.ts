import type { LabelValues } from '#contract/labels/content.ts';
import type { LabelElement } from '#contract/labels/document.ts';
import { drawElement, type Drawn, type LabelGround, type Problem } from '#contract/labels/draw.ts';
import { browserTools, glyphs } from './glyphs.ts';

type Made = { drawn: Drawn; problems: Problem[] };
type Kept = Made & { ground: LabelGround; values: LabelValues; version: number };
const kept = new WeakMap<LabelElement, Kept>();

/** An element as it will be printed. Drawn once until it, the label, the values or the known letters change. */
export function drawingOf(element: LabelElement, ground: LabelGround, values: LabelValues): Made {
  const { version } = glyphs.getState();
  const known = kept.get(element);
  if (known && known.ground === ground && known.values === values && known.version === version)
    return known;
  const made = drawElement(element, ground, values, browserTools);
  kept.set(element, { ...made, ground, values, version });
  return made;
}
