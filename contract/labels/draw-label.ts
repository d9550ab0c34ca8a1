import { fill, type LabelValues } from './content.ts';
import { labelLimits, type LabelDocument, type LabelElement } from './document.ts';
import { dotsOf, drawElement, type Drawing, type Tools } from './draw.ts';

/** Everything on one label, in whole dots, and what is wrong with it. */
export const drawLabel = (document: LabelDocument, values: LabelValues, tools: Tools): Drawing =>
  labelDrawer(document, tools)(values);

/** Draws label after label. An element that says what it said on the label before is the same object. */
export function labelDrawer(
  document: LabelDocument,
  tools: Tools,
): (values: LabelValues) => Drawing {
  const size = {
    width: dotsOf(document.width_mm, document.dpi),
    height: dotsOf(document.height_mm, document.dpi),
  };
  type Before = {
    said: string;
    /** Of the letters that a label may have, and whether they were left. */
    used: number;
    isWithin: boolean;
    made: ReturnType<typeof drawElement>;
  };
  const before = new Map<string, Before>();
  const made = (element: LabelElement, values: LabelValues, letters: { left: number }) => {
    const said = textsOf(element)
      .map((text) => fill(text, values, document.bindings))
      .join('\0');
    const known = before.get(element.id);
    if (known?.said === said && letters.left >= known.used === known.isWithin) {
      letters.left -= known.used;
      return known.made;
    }
    const { left } = letters;
    const fresh = drawElement(element, document, values, tools, letters);
    const used = left - letters.left;
    before.set(element.id, { said, used, isWithin: left >= used, made: fresh });
    return fresh;
  };
  return (values) => {
    const letters = { left: labelLimits.letters };
    const all = document.elements.map((element) => made(element, values, letters));
    return {
      ...size,
      elements: all.map(({ drawn }) => drawn),
      problems: all.flatMap(({ problems }) => problems),
    };
  };
}

/** The texts of an element before their fields are filled in. */
function textsOf(element: LabelElement): readonly string[] {
  if ('content' in element) return [element.content];
  return element.kind === 'table' ? element.rows.flat() : [];
}
