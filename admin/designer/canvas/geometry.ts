import type { PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';

/** The position of a block on the page, in page pixels; pinned blocks are relative to the screen. */
export type Box = {
  id: string;
  /** Its place in the order. */
  at: number;
  top: number;
  left: number;
  width: number;
  height: number;
  isFixed: boolean;
};
export type Geometry = { boxes: ReadonlyMap<string, Box>; height: number };
export const nothingMeasured: Geometry = { boxes: new Map(), height: 0 };

type Edges = Pick<DOMRect, 'top' | 'left' | 'right' | 'bottom'>;

/** The area of an element. A floating block takes no space in the flow, so its content is measured. */
function edgesOf(element: Element): Edges {
  const own = element.getBoundingClientRect();
  if (own.height > 0) return own;
  const inside = [...element.children].map(edgesOf).filter(({ top, bottom }) => bottom > top);
  if (inside.length === 0) return own;
  return {
    top: Math.min(...inside.map(({ top }) => top)),
    left: Math.min(...inside.map(({ left }) => left)),
    right: Math.max(...inside.map(({ right }) => right)),
    bottom: Math.max(...inside.map(({ bottom }) => bottom)),
  };
}

const isSame = (one: Box, other: Box) =>
  (['at', 'top', 'left', 'width', 'height', 'isFixed'] as const).every(
    (name) => one[name] === other[name],
  );

/** The current positions. Unchanged ones keep their identity, and so does the whole if nothing changed. */
export function measure(room: Document, page: PageDocument, before: Geometry): Geometry {
  const { scrollY } = room.defaultView ?? { scrollY: 0 };
  const places = new Map(page.order.map((id, at) => [id, at]));
  const boxes = new Map<string, Box>();
  let isMoved = false;
  for (const element of room.querySelectorAll<HTMLElement>('[data-block]')) {
    const id = element.dataset.block ?? '';
    const at = places.get(id);
    if (at === undefined) continue;
    const { top, left, right, bottom } = edgesOf(element);
    const isFixed = findSpec(element.dataset.type ?? '')?.isFixed === true;
    const box: Box = {
      id,
      at,
      top: isFixed ? top : top + scrollY,
      left,
      width: right - left,
      height: bottom - top,
      isFixed,
    };
    const known = before.boxes.get(id);
    const isKept = known !== undefined && isSame(known, box);
    isMoved ||= !isKept;
    boxes.set(id, isKept ? known : box);
  }
  const height = room.documentElement.scrollHeight;
  const isUnchanged = !isMoved && boxes.size === before.boxes.size && height === before.height;
  return isUnchanged ? before : { boxes, height };
}

/** The boxes in the flow, from top to bottom. */
export const column = ({ boxes }: Geometry): Box[] =>
  [...boxes.values()].filter(({ isFixed }) => !isFixed).toSorted((one, other) => one.at - other.at);

/** The index before which something dropped at this height goes. */
export function placeAt(boxes: readonly Box[], y: number): number {
  let low = 0;
  let high = boxes.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { top, height } = boxes[middle]!;
    if (top + height / 2 <= y) low = middle + 1;
    else high = middle;
  }
  const next = boxes[low];
  if (next) return next.at;
  const last = boxes.at(-1);
  return last ? last.at + 1 : 0;
}

/** The height at which the drop line is drawn. */
export function heightOf(boxes: readonly Box[], place: number): number {
  const next = boxes.find(({ at }) => at >= place);
  if (next) return next.top;
  const last = boxes.at(-1);
  return last ? last.top + last.height : 0;
}

/** The boxes near the visible range; floating ones always count. */
export const near = (boxes: readonly Box[], from: number, to: number): Box[] =>
  boxes.filter(({ isFixed, top, height }) => isFixed || (top + height >= from && top <= to));
