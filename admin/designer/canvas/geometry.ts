import type { PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';

/** Where a block stands on the page, in the page's own pixels; what keeps its place stands on the screen instead. */
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

/** What an element covers. What floats leaves no room where it is written, so what is in it counts. */
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

/** Where everything stands now. What has not moved is the same object, and where nothing has, so is the whole. */
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

/** The boxes that stand one below the other, from top to bottom. */
export const column = ({ boxes }: Geometry): Box[] =>
  [...boxes.values()].filter(({ isFixed }) => !isFixed).toSorted((one, other) => one.at - other.at);

/** Before which place of the order something lands that is let go at this height. */
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

/** How far down the line is drawn before a place of the order. */
export function heightOf(boxes: readonly Box[], place: number): number {
  const next = boxes.find(({ at }) => at >= place);
  if (next) return next.top;
  const last = boxes.at(-1);
  return last ? last.top + last.height : 0;
}

/** Those boxes that are near what is in view; what floats is always there. */
export const near = (boxes: readonly Box[], from: number, to: number): Box[] =>
  boxes.filter(({ isFixed, top, height }) => isFixed || (top + height >= from && top <= to));
