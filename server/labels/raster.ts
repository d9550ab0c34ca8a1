import sharp, { type Sharp } from 'sharp';
import {
  onLabel,
  type Drawing,
  type Drawn,
  type Frame,
  type Rect,
  type Shape,
} from '#contract/labels/draw.ts';
import { Bitmap } from './bitmap.ts';
import type { Typeface, Typefaces } from './fonts.ts';

/** Dots of a glyph or picture, and where they lie from its origin. */
type Stamp = { left: number; top: number; map: Bitmap };
/** Where the dots of a glyph or picture lie in their element. */
type Box = { left: number; top: number; right: number; bottom: number };
/** A glyph or picture with its origin here. */
type Put = { stamp: Stamp; x: number; y: number };
type Text = Extract<Shape, { kind: 'text' }>;
type Image = Extract<Shape, { kind: 'image' }>;
/** The bytes of a picture by its address; null if it is gone. */
export type ReadPicture = (url: string) => Promise<Buffer | null>;

const threshold = 128;

async function bitmapOf(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const map = new Bitmap(info.width, info.height);
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (data[(y * info.width + x) * info.channels]! < threshold) map.set(x, y);
  return map;
}

/**
 * Draws labels dot by dot. Glyphs, pictures, and what a label shares with the one before are kept, so that a thousand
 * labels cost little more than their codes.
 */
export function makeRaster({ regular, bold }: Typefaces, readPicture: ReadPicture) {
  const stamps = new Map<string, Stamp | null>();

  let seen = 0;

  async function glyphStamp(face: Typeface, letter: string, size: number): Promise<Stamp | null> {
    const box = glyphBox(face, letter, size);
    if (!box) return null;
    const { path } = face.glyphOf(letter);
    const scale = size / face.unitsPerEm;
    const { left, top } = box;
    const [width, height] = [box.right - left, box.bottom - top];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${-left} ${-top}) scale(${scale} ${-scale})" d="${path.toSVG()}"/></svg>`;
    return { left, top, map: await bitmapOf(sharp(Buffer.from(svg))) };
  }

  async function pictureStamp(url: string, width: number, height: number): Promise<Stamp | null> {
    const bytes = await readPicture(url);
    if (!bytes) return null;
    const image = sharp(bytes).resize(width, height, { fit: 'contain', background: '#fff' });
    return { left: 0, top: 0, map: await bitmapOf(image) };
  }

  const glyphKey = ({ isBold, size }: Text) => `${isBold ? 'b' : 'r'}${size.toFixed(2)} `;
  const pictureKey = ({ url, width, height }: Image) => `${url} ${width}x${height}`;

  /** The letters of a line that lie in the room of their element, at least in part. */
  function* lettersIn(shape: Text, frame: Frame) {
    const face = shape.isBold ? bold : regular;
    let { x } = shape;
    for (const letter of shape.text) {
      const at = { x: Math.round(x), y: shape.y };
      if (isSeen(frame, glyphBox(face, letter, shape.size), at)) yield { letter, ...at };
      x += (face.glyphOf(letter).advanceWidth * shape.size) / face.unitsPerEm;
    }
  }

  /** The stamps of a shape and their places; those that are not there yet are made. */
  async function stampsOf(shape: Text | Image, frame: Frame): Promise<Put[]> {
    if (shape.kind === 'image') {
      const key = pictureKey(shape);
      if (!stamps.has(key))
        stamps.set(key, await pictureStamp(shape.url, shape.width, shape.height));
      const stamp = stamps.get(key);
      return stamp ? [{ stamp, x: shape.x, y: shape.y }] : [];
    }
    const face = shape.isBold ? bold : regular;
    const key = glyphKey(shape);
    const found: Put[] = [];
    for (const { letter, x, y } of lettersIn(shape, frame)) {
      if (!stamps.has(key + letter))
        stamps.set(key + letter, await glyphStamp(face, letter, shape.size));
      const stamp = stamps.get(key + letter);
      if (stamp) found.push({ stamp, x, y });
    }
    return found;
  }

  async function drawElement(label: Bitmap, { frame, shapes }: Drawn): Promise<void> {
    for (const shape of shapes) {
      if (shape.kind === 'fill') label.fill(onLabel(frame, shape));
      else if (shape.kind === 'frame') drawFrame(shape, (rect) => label.fill(onLabel(frame, rect)));
      else
        for (const { stamp, x, y } of await stampsOf(shape, frame))
          await press(label, frame, stamp.map, x + stamp.left, y + stamp.top);
    }
  }

  /** Puts the dots of a glyph or picture on the label, cut at the room of their element. */
  async function press(label: Bitmap, frame: Frame, map: Bitmap, x: number, y: number) {
    const [top, bottom] = [Math.max(0, -y), Math.min(map.height, frame.height - y)];
    const [left, right] = [Math.max(0, -x), Math.min(map.width, frame.width - x)];
    const isWhole = top === 0 && left === 0 && bottom === map.height && right === map.width;
    if (isWhole && frame.rotation === 0) return label.stamp(map, frame.x + x, frame.y + y);
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        if (!map.get(column, row)) continue;
        const place = onLabel(frame, { x: x + column, y: y + row, width: 1, height: 1 });
        label.set(place.x, place.y);
      }
      seen += right - left;
      if (seen < dotsPerTurn) continue;
      seen = 0;
      await turn();
    }
  }

  /** What a label shares with the one before, already drawn. Dots are only added, so their order makes no difference. */
  let before: ReadonlySet<Drawn> = new Set();
  let shared: { elements: readonly Drawn[]; map: Bitmap } | null = null;

  return async (drawing: Drawing): Promise<Bitmap> => {
    const changed = drawing.elements.filter((element) => !before.has(element));
    const same = drawing.elements.filter((element) => before.has(element));
    before = new Set(drawing.elements);
    const isKnown =
      shared?.map.width === drawing.width &&
      shared.map.height === drawing.height &&
      shared.elements.length === same.length &&
      same.every((element, at) => element === shared?.elements[at]);
    if (!shared || !isKnown) {
      shared = { elements: same, map: new Bitmap(drawing.width, drawing.height) };
      for (const element of same) await drawElement(shared.map, element);
    }
    const label = shared.map.copy();
    for (const element of changed) await drawElement(label, element);
    return label;
  };
}
export type Raster = ReturnType<typeof makeRaster>;

/** Others have their turn while a large label is drawn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const dotsPerTurn = 2_000_000;

/** The dots that a glyph needs, from its origin; null for a space. */
function glyphBox(face: Typeface, letter: string, size: number): Box | null {
  const { minX, minY, maxX, maxY } = face.glyphOf(letter).path.bbox;
  if (!(maxX > minX) || !(maxY > minY)) return null;
  const scale = size / face.unitsPerEm;
  return {
    left: Math.floor(minX * scale) - 1,
    top: Math.floor(-maxY * scale) - 1,
    right: Math.ceil(maxX * scale) + 1,
    bottom: Math.ceil(-minY * scale) + 1,
  };
}

const isSeen = ({ width, height }: Frame, box: Box | null, { x, y }: { x: number; y: number }) =>
  box !== null &&
  x + box.right > 0 &&
  y + box.bottom > 0 &&
  x + box.left < width &&
  y + box.top < height;

/** Row by row: what lies inside of the outer edge and, unless it is filled, not inside of the inner one. */
function drawFrame(shape: Extract<Shape, { kind: 'frame' }>, fill: (rect: Rect) => void): void {
  const { width, height, thickness, isFilled } = shape;
  const radius = Math.min(shape.radius, width / 2, height / 2);
  /** The first dot of a row inside of a rounded rectangle that is smaller by `inset` on every side, and the one after its last. */
  const within = (y: number, inset: number): [number, number] => {
    const [w, h] = [width - inset * 2, height - inset * 2];
    const py = y + 0.5 - inset;
    if (w < 0 || py < 0 || py > h) return [0, 0];
    const round = Math.max(0, radius - inset);
    const dy = Math.max(round - py, py - (h - round), 0);
    if (dy > round) return [0, 0];
    const edge = round - Math.sqrt(round * round - dy * dy) + inset - 0.5;
    return [Math.ceil(edge), Math.floor(width - 1 - edge) + 1];
  };
  for (let y = 0; y < height; y += 1) {
    const [from, to] = within(y, 0);
    const [gap, end] = isFilled ? [0, 0] : within(y, thickness);
    const spans =
      end > gap
        ? [
            [from, gap],
            [end, to],
          ]
        : [[from, to]];
    for (const [left, right] of spans as [number, number][])
      if (right > left) fill({ x: shape.x + left, y: shape.y + y, width: right - left, height: 1 });
  }
}
