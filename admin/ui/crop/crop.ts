/** A part of a picture, in its pixels. */
export type Area = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Step = { x: number; y: number };

/** The server refuses smaller ones. */
export const smallest = 16;

const between = (value: number, min: number, max: number) =>
  Math.round(Math.min(Math.max(value, min), Math.max(min, max)));

/** The largest area of this ratio, in the middle; all of it without one. */
export function fitted({ width, height }: Size, ratio: number | null): Area {
  if (ratio === null) return { left: 0, top: 0, width, height };
  const wide = Math.round(Math.min(width, height * ratio));
  const high = Math.round(Math.min(height, wide / ratio));
  return {
    left: Math.round((width - wide) / 2),
    top: Math.round((height - high) / 2),
    width: wide,
    height: high,
  };
}

/** Moved as far as the picture goes. */
export const moved = (area: Area, by: Step, { width, height }: Size): Area => ({
  ...area,
  left: between(area.left + by.x, 0, width - area.width),
  top: between(area.top + by.y, 0, height - area.height),
});

/** Its corner at the bottom right moved; a ratio is kept. */
export function resized(area: Area, by: Step, size: Size, ratio: number | null): Area {
  const room = { width: size.width - area.left, height: size.height - area.top };
  if (ratio === null)
    return {
      ...area,
      width: between(area.width + by.x, smallest, room.width),
      height: between(area.height + by.y, smallest, room.height),
    };
  const least = smallest * Math.max(1, ratio);
  const most = Math.min(room.width, room.height * ratio);
  const asked = Math.abs(by.x) >= Math.abs(by.y * ratio) ? by.x : by.y * ratio;
  const width = between(area.width + asked, least, most);
  return { ...area, width, height: between(width / ratio, smallest, room.height) };
}
