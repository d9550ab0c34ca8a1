import type { LabelElement } from '#contract/labels/document.ts';

/** In millimetres, upright, as it is seen on the label. */
export type Bounds = { x: number; y: number; width: number; height: number };
type Placed = Pick<LabelElement, 'x' | 'y' | 'width' | 'height' | 'rotation'>;
export type Place = Pick<LabelElement, 'x' | 'y' | 'width' | 'height'>;

export const round = (millimetres: number): number => Math.round(millimetres * 100) / 100;
const isAcross = ({ rotation }: Pick<Placed, 'rotation'>) => rotation === 90 || rotation === 270;

/** Where an element is seen; one that lies across is turned around its middle. */
export function boundsOf(element: Placed): Bounds {
  const { x, y, width, height } = element;
  if (!isAcross(element)) return { x, y, width, height };
  return { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width };
}

/** The place of an element that is to be seen there. */
export function placeAt(element: Pick<Placed, 'rotation'>, bounds: Bounds): Place {
  const [width, height] = isAcross(element)
    ? [bounds.height, bounds.width]
    : [bounds.width, bounds.height];
  return {
    x: round(bounds.x + (bounds.width - width) / 2),
    y: round(bounds.y + (bounds.height - height) / 2),
    width: round(width),
    height: round(height),
  };
}

export function boundsOfAll(all: readonly Bounds[]): Bounds {
  const x = Math.min(...all.map((one) => one.x));
  const y = Math.min(...all.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...all.map((one) => one.x + one.width)) - x,
    height: Math.max(...all.map((one) => one.y + one.height)) - y,
  };
}

/** Lines that a moved edge or middle holds on to, in millimetres. */
export type Guides = { x: readonly number[]; y: readonly number[] };

/** Edges and middle of the label and of what stays where it is. */
export const guidesOf = (
  label: { width: number; height: number },
  others: readonly Bounds[],
): Guides => {
  const all = [{ x: 0, y: 0, ...label }, ...others];
  return {
    x: all.flatMap(({ x, width }) => [x, x + width / 2, x + width]),
    y: all.flatMap(({ y, height }) => [y, y + height / 2, y + height]),
  };
};

export type Snapped = { by: number; at: number | null };
const grid = 0.5;

/** How far to shift so that one of these places lies on a guide, or else the first on the grid. */
export function snap(places: readonly number[], guides: readonly number[], reach: number): Snapped {
  let best: Snapped = { by: Infinity, at: null };
  for (const guide of guides)
    for (const place of places)
      if (Math.abs(guide - place) < Math.abs(best.by)) best = { by: guide - place, at: guide };
  if (Math.abs(best.by) <= reach) return best;
  const [first = 0] = places;
  return { by: Math.round(first / grid) * grid - first, at: null };
}

/** The handles: which sides follow the pointer. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];
const smallest = 0.5;

/** What is seen after a handle was pulled this far. A square stays one. */
export function pulled(
  before: Bounds,
  handle: Handle,
  dx: number,
  dy: number,
  isSquare: boolean,
): Bounds {
  const isWest = handle.includes('w');
  const isNorth = handle.includes('n');
  let width = before.width;
  let height = before.height;
  if (isWest || handle.includes('e')) width = Math.max(smallest, width + (isWest ? -dx : dx));
  if (isNorth || handle.includes('s')) height = Math.max(smallest, height + (isNorth ? -dy : dy));
  if (isSquare) {
    const side =
      handle.length === 2
        ? Math.max(width, height)
        : handle === 'e' || handle === 'w'
          ? width
          : height;
    width = side;
    height = side;
  }
  return {
    x: isWest ? before.x + before.width - width : before.x,
    y: isNorth ? before.y + before.height - height : before.y,
    width,
    height,
  };
}

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** Several in one line; a single one on the label itself. */
export function aligned(
  all: readonly Bounds[],
  how: Alignment,
  label: { width: number; height: number },
): Bounds[] {
  const room = all.length > 1 ? boundsOfAll(all) : { x: 0, y: 0, ...label };
  return all.map((one) => {
    switch (how) {
      case 'left':
        return { ...one, x: room.x };
      case 'center':
        return { ...one, x: room.x + (room.width - one.width) / 2 };
      case 'right':
        return { ...one, x: room.x + room.width - one.width };
      case 'top':
        return { ...one, y: room.y };
      case 'middle':
        return { ...one, y: room.y + (room.height - one.height) / 2 };
      default:
        return { ...one, y: room.y + room.height - one.height };
    }
  });
}

/** The same gap between neighbours; the outermost stay. */
export function distributed(all: readonly Bounds[], along: 'x' | 'y'): Bounds[] {
  const side = along === 'x' ? 'width' : 'height';
  const sorted = all
    .map((one, at) => ({ one, at }))
    .toSorted((a, b) => a.one[along] - b.one[along]);
  const room = boundsOfAll(all);
  const used = all.reduce((sum, one) => sum + one[side], 0);
  const gap = (room[side] - used) / Math.max(1, all.length - 1);
  const moved = [...all];
  let next = room[along];
  for (const { one, at } of sorted) {
    moved[at] = { ...one, [along]: next };
    next += one[side] + gap;
  }
  return moved;
}
