import * as z from 'zod';
import { newId } from '#admin/designer/model/block-edits.ts';
import type { Block } from '#blocks/kit/document.ts';
import { labelElement, labelLimits } from '#contract/labels/document.ts';
import { elementOf, pageOfLabel } from './label-page.ts';

const mark = 'suyuan-label';
const copied = z.strictObject({
  [mark]: z.literal(1),
  elements: z.array(labelElement).min(1).max(labelLimits.elements),
});

/** Elements as text for the clipboard, readable by other labels, tabs and browsers. */
export const elementsAsText = (blocks: readonly Block[]): string =>
  JSON.stringify({ [mark]: 1, elements: blocks.map(elementOf) });

const beside = 2;

/** The elements in a text, a little beside where they were; null if it has none. */
export function elementsInText(text: string): Block[] | null {
  if (!text.includes(mark)) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = copied.safeParse(found);
  if (!data) return null;
  const elements = data.elements.map((element) => ({
    ...element,
    ...{ id: newId(), x: element.x + beside, y: element.y + beside, is_locked: false },
  }));
  const { order, blocks } = pageOfLabel({ elements } as unknown as Parameters<
    typeof pageOfLabel
  >[0]);
  return order.map((id) => blocks[id]!);
}
