import { smallestArea } from '#blocks/picture-ads/areas.ts';

/** Where an area is, in percent of its picture. */
export type Place = { left: number; top: number; width: number; height: number };
export type Point = { x: number; y: number };

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const round = (value: number) => Math.round(value * 10) / 10;
const rounded = ({ left, top, width, height }: Place): Place => ({
  left: round(left),
  top: round(top),
  width: round(width),
  height: round(height),
});

/** Moved as far as the picture goes; its size stays. */
export const moved = (place: Place, by: Point): Place =>
  rounded({
    ...place,
    left: between(place.left + by.x, 0, Math.max(0, 100 - place.width)),
    top: between(place.top + by.y, 0, Math.max(0, 100 - place.height)),
  });

/** Its corner at the bottom right moved. */
export const resized = (place: Place, by: Point): Place =>
  rounded({
    ...place,
    width: between(place.width + by.x, smallestArea, 100 - place.left),
    height: between(place.height + by.y, smallestArea, 100 - place.top),
  });

/** Between two corners; null if it is too small to be meant. */
export function drawn(from: Point, to: Point): Place | null {
  const [left, right] = [from.x, to.x].map((x) => between(x, 0, 100)).toSorted((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((y) => between(y, 0, 100)).toSorted((a, b) => a - b);
  const place = rounded({ left: left!, top: top!, width: right! - left!, height: bottom! - top! });
  return place.width < smallestArea || place.height < smallestArea ? null : place;
}
