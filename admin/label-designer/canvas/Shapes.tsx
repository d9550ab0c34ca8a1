import type { ReactElement } from 'react';
import { pictureAt } from '#contract/files.ts';
import type { Drawn, Shape } from '#contract/labels/draw.ts';
import { glyphOf, glyphs, type Glyph } from '../model/glyphs.ts';
import styles from './canvas.module.css';

/** What is printed of an element, where it lies on its label, in dots of the printer. */
export function Shapes({ drawn: { frame, shapes } }: { drawn: Drawn }) {
  return (
    <g transform={turned(frame)}>
      <svg width={frame.width} height={frame.height} overflow="hidden">
        <Inside shapes={shapes} />
      </svg>
    </g>
  );
}

/** What is printed of an element, in a picture as large as the element is when it is turned. */
export function OwnShapes({ drawn: { frame, shapes } }: { drawn: Drawn }) {
  const inside = <Inside shapes={shapes} />;
  return frame.rotation === 0 ? (
    inside
  ) : (
    <g transform={turned({ ...frame, x: 0, y: 0 })}>{inside}</g>
  );
}

/**
 * One path for all modules of a code, and one for all letters: whatever has a transform of its own costs time whenever
 * anything on the canvas changes.
 */
function Inside({ shapes }: { shapes: readonly Shape[] }) {
  let modules = '';
  let letters = '';
  const loose: ReactElement[] = [];
  for (const [at, shape] of shapes.entries())
    if (shape.kind === 'fill')
      modules += `M${shape.x} ${shape.y}h${shape.width}v${shape.height}h${-shape.width}z`;
    else if (shape.kind === 'text') letters += outlineOf(shape);
    else loose.push(<Loose key={at} shape={shape} />);
  return (
    <>
      {modules !== '' && <path d={modules} shapeRendering="crispEdges" />}
      {letters !== '' && <path d={letters} />}
      {loose}
    </>
  );
}

/** From the element's own corner to where it lies; it is turned around its middle. */
function turned({ x, y, width, height, rotation }: Drawn['frame']): string {
  switch (rotation) {
    case 90:
      return `translate(${x + height} ${y}) rotate(90)`;
    case 180:
      return `translate(${x + width} ${y + height}) rotate(180)`;
    case 270:
      return `translate(${x} ${y + width}) rotate(270)`;
    default:
      return `translate(${x} ${y})`;
  }
}

function Loose({ shape }: { shape: Extract<Shape, { kind: 'image' | 'frame' }> }) {
  const { x, y, width, height } = shape;
  if (shape.kind === 'image')
    return (
      <image
        className={styles.printed}
        href={pictureAt(shape.url, 480)}
        {...{ x, y, width, height }}
      />
    );
  if (shape.isFilled) return <rect {...{ x, y, width, height }} rx={shape.radius} />;
  const half = shape.thickness / 2;
  return (
    <rect
      x={x + half}
      y={y + half}
      width={Math.max(0, width - shape.thickness)}
      height={Math.max(0, height - shape.thickness)}
      rx={Math.max(0, shape.radius - half)}
      fill="none"
      stroke="#000"
      strokeWidth={shape.thickness}
    />
  );
}

type Command = { name: string; points: number[] };
const commands = new WeakMap<Glyph, Command[]>();
/** The outline of a letter, taken apart once. */
function commandsOf(glyph: Glyph): Command[] {
  const known = commands.get(glyph);
  if (known) return known;
  const made = Array.from(glyph.path.matchAll(/([A-Z])([^A-Z]*)/g), ([, name, points]) => ({
    name: name!,
    points: points === '' ? [] : points!.split(' ').map(Number),
  }));
  commands.set(glyph, made);
  return made;
}
const rounded = (dots: number): number => Math.round(dots * 100) / 100;

/** A line of letters as one path. */
function outlineOf({ text, x, y, size, isBold }: Extract<Shape, { kind: 'text' }>): string {
  const { units } = glyphs.getState();
  const scale = size / units;
  let path = '';
  let left = 0;
  for (const letter of text) {
    const glyph = glyphOf(letter, isBold);
    for (const { name, points } of glyph ? commandsOf(glyph) : []) {
      path += name;
      for (let at = 0; at < points.length; at += 2)
        path += `${rounded(x + (left + points[at]!) * scale)} ${rounded(y - points[at + 1]! * scale)} `;
    }
    left += glyph?.width ?? (letter > '\u2e80' ? units : units / 2);
  }
  return path;
}
