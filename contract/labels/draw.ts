import { dataMatrix } from '../codes/data-matrix.ts';
import { qrCode } from '../codes/qr.ts';
import { code128 } from './code128.ts';
import { fill, type LabelValues } from './content.ts';
import { labelLimits, type LabelDocument, type LabelElement } from './document.ts';
import { ean } from './ean.ts';
import { gs1Elements } from './gs1-elements.ts';
import { ascent, lineHeight, setLetters, type Letters } from './letters.ts';

/** In dots of the printer, from the top left corner of the element before it is turned. */
export type Rect = { x: number; y: number; width: number; height: number };
export type Shape =
  | ({ kind: 'fill' } & Rect)
  | ({ kind: 'frame'; thickness: number; radius: number; isFilled: boolean } & Rect)
  | ({ kind: 'image'; url: string } & Rect)
  /** One line of letters; `y` is the line they stand on, `size` the height of an em. */
  | { kind: 'text'; x: number; y: number; size: number; isBold: boolean; text: string };
/** An element where it lies on the label, clipped to its own room. */
export type Drawn = { id: string; frame: Frame; shapes: Shape[] };
/** The room of an element: its upright corner on the label, its own size, and how far it is turned. */
export type Frame = Rect & { rotation: 0 | 90 | 180 | 270 };
export type Problem = {
  id: string;
  problem: 'invalid' | 'conflict' | 'tooSmall' | 'overflows' | 'outside';
};
export type Drawing = { width: number; height: number; elements: Drawn[]; problems: Problem[] };

/** What a renderer knows of its fonts. */
export type Tools = {
  /** The width of a line in dots at this height of an em. */
  widthOf: (text: string, size: number, isBold: boolean) => number;
};

export const dotsOf = (millimetres: number, dpi: number): number =>
  Math.round((millimetres / 25.4) * dpi);

/** A rectangle of an element where it lies on the label. */
export function onLabel(frame: Frame, rect: Rect): Rect {
  const { x, y, width, height } = rect;
  switch (frame.rotation) {
    case 90:
      return {
        x: frame.x + frame.height - y - height,
        y: frame.y + x,
        width: height,
        height: width,
      };
    case 180:
      return {
        x: frame.x + frame.width - x - width,
        y: frame.y + frame.height - y - height,
        width,
        height,
      };
    case 270:
      return { x: frame.x + y, y: frame.y + frame.width - x - width, width: height, height: width };
    default:
      return { x: frame.x + x, y: frame.y + y, width, height };
  }
}

/** Light modules that a reader needs around a symbol. */
const quiet = { qr: 4, datamatrix: 2, code128: 10, ean: 11 };

/** What elements need to know of their label. */
export type LabelGround = Pick<LabelDocument, 'width_mm' | 'height_mm' | 'dpi' | 'bindings'>;

/** One element of a label. The editor draws only those that changed. */
export function drawElement(
  element: LabelElement,
  { dpi, bindings, ...label }: LabelGround,
  values: LabelValues,
  tools: Tools,
  letters: { left: number } = { left: labelLimits.letters },
): { drawn: Drawn; problems: Problem[] } {
  const dots = (millimetres: number) => dotsOf(millimetres, dpi);
  const problems: Problem[] = [];
  const own = { width: dots(element.width), height: dots(element.height) };
  const isAcross = element.rotation === 90 || element.rotation === 270;
  const shift = isAcross ? (element.width - element.height) / 2 : 0;
  const frame: Frame = {
    ...own,
    x: dots(element.x + shift),
    y: dots(element.y - shift),
    rotation: element.rotation,
  };
  const tell = (problem: Problem['problem']) => problems.push({ id: element.id, problem });
  const bounds = onLabel(frame, { x: 0, y: 0, ...own });
  const isOutside =
    bounds.x < -1 ||
    bounds.y < -1 ||
    bounds.x + bounds.width > dots(label.width_mm) + 1 ||
    bounds.y + bounds.height > dots(label.height_mm) + 1;
  if (isOutside) tell('outside');
  const isCode = 'content' in element && element.kind !== 'text';
  // Names of the template's own can make much of a short text.
  const cell = (text: string) => {
    const whole = fill(text, values, bindings);
    letters.left -= whole.length * (isCode ? labelLimits.codeLetter : 1);
    if (letters.left >= 0) return whole;
    tell(isCode ? 'invalid' : 'overflows');
    return '';
  };
  const filled = 'content' in element ? cell(element.content) : '';
  const shapes = shapesOf(element, { ...own, dpi, tools, tell, filled, cell });
  return { drawn: { id: element.id, frame, shapes }, problems };
}

type Pen = {
  width: number;
  height: number;
  dpi: number;
  tools: Tools;
  tell: (problem: Problem['problem']) => void;
  /** The content with its fields filled in. */
  filled: string;
  cell: (text: string) => string;
};

function shapesOf(element: LabelElement, pen: Pen): Shape[] {
  const { width, height, dpi, filled } = pen;
  const whole = { x: 0, y: 0, width, height };
  const isGs1 = 'is_gs1' in element && element.is_gs1;
  const elements = isGs1 ? gs1Elements(filled) : null;
  if (elements?.hasConflict) pen.tell('conflict');
  const data = isGs1 ? (elements?.data ?? null) : filled;
  switch (element.kind) {
    case 'text':
      return lettersIn(whole, filled, element, pen);
    case 'qr':
      return matrix(qrCode(filled, element.level), quiet.qr, pen);
    case 'datamatrix':
      return matrix(data === null ? null : dataMatrix(data, element.is_gs1), quiet.datamatrix, pen);
    case 'code128': {
      const widths = data === null ? null : code128(data, element.is_gs1);
      return bars(widths, quiet.code128, element.shows_text, pen);
    }
    case 'ean':
      return bars(ean(filled), quiet.ean, element.shows_text, pen);
    case 'image':
      return [{ kind: 'image', url: element.url, ...whole }];
    case 'line': {
      const thickness = Math.max(1, dotsOf(element.thickness, dpi));
      return width >= height
        ? [{ kind: 'fill', ...whole, y: Math.round((height - thickness) / 2), height: thickness }]
        : [{ kind: 'fill', ...whole, x: Math.round((width - thickness) / 2), width: thickness }];
    }
    case 'box':
      return [
        {
          kind: 'frame',
          ...whole,
          thickness: Math.max(1, dotsOf(element.thickness, dpi)),
          radius: dotsOf(element.radius, dpi),
          isFilled: element.is_filled,
        },
      ];
    default:
      return table(element, pen);
  }
}

/** Modules of whole dots, as large as they fit, in the middle of the element. */
function matrix(
  modules: readonly (readonly boolean[])[] | null,
  around: number,
  { width, height, tell }: Pen,
): Shape[] {
  if (!modules) {
    tell('invalid');
    return [];
  }
  const side = modules.length;
  const module = Math.floor(Math.min(width, height) / (side + around * 2));
  if (module < 1) {
    tell('tooSmall');
    return [];
  }
  const [left, top] = [width, height].map((room) => Math.floor((room - side * module) / 2));
  return modules.flatMap((row, at) =>
    runs(row).map(({ from, length }): Shape => ({
      kind: 'fill',
      x: left! + from * module,
      y: top! + at * module,
      width: length * module,
      height: module,
    })),
  );
}

function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  for (let at = 0; at < row.length; at += 1) {
    if (!row[at]) continue;
    const from = at;
    while (row[at + 1]) at += 1;
    found.push({ from, length: at - from + 1 });
  }
  return found;
}

/** Bars of whole dots with the text below them. */
function bars(
  widths: readonly number[] | null,
  around: number,
  showsText: boolean,
  pen: Pen,
): Shape[] {
  const { width, height, dpi, filled, tools, tell } = pen;
  if (!widths) {
    tell('invalid');
    return [];
  }
  const total = widths.reduce((sum, one) => sum + one, 0);
  const module = Math.floor(width / (total + around * 2));
  const size = Math.min(dotsOf(2.8, dpi), Math.floor(height / 3));
  const tall = showsText ? height - Math.ceil(size * lineHeight) : height;
  if (module < 1 || tall < 1) {
    tell('tooSmall');
    return [];
  }
  let x = Math.floor((width - total * module) / 2);
  const shapes: Shape[] = [];
  for (const [at, one] of widths.entries()) {
    if (at % 2 === 0) shapes.push({ kind: 'fill', x, y: 0, width: one * module, height: tall });
    x += one * module;
  }
  if (!showsText) return shapes;
  const long = tools.widthOf(filled, size, false);
  const fitting = Math.min(size, (size * width) / Math.max(long, 1));
  const used = tools.widthOf(filled, fitting, false);
  shapes.push({
    kind: 'text',
    x: Math.max(0, Math.round((width - used) / 2)),
    y: Math.round(tall + size * ascent),
    size: fitting,
    isBold: false,
    text: filled,
  });
  return shapes;
}

/** Lines of letters in a room. */
function lettersIn(room: Rect, text: string, letters: Letters, pen: Pen): Shape[] {
  const { tools, dpi, tell } = pen;
  const { lines, isCut } = setLetters(room, text, letters, { dpi, widthOf: tools.widthOf });
  if (isCut) tell('overflows');
  return lines.map((line): Shape => ({ kind: 'text', ...line }));
}

function table(element: Extract<LabelElement, { kind: 'table' }>, pen: Pen): Shape[] {
  const { width, height, dpi } = pen;
  const { rows } = element;
  const thickness = Math.max(1, dotsOf(element.thickness, dpi));
  const columns = rows[0]!.length;
  const lineAt = (at: number, count: number, room: number) =>
    Math.round((at * (room - thickness)) / count);
  const inset = thickness + Math.max(2, dotsOf(0.6, dpi));
  const rules: Shape[] = [
    ...Array.from({ length: rows.length + 1 }, (_, at): Shape => ({
      ...{ kind: 'fill', x: 0, y: lineAt(at, rows.length, height), width, height: thickness },
    })),
    ...Array.from({ length: columns + 1 }, (_, at): Shape => ({
      ...{ kind: 'fill', x: lineAt(at, columns, width), y: 0, width: thickness, height },
    })),
  ];
  const letters = { ...element, vertical: 'middle', fit: 'shrink' } as const;
  const cells = rows.flatMap((row, y) =>
    row.flatMap((text, x) => {
      const [left, top] = [lineAt(x, columns, width), lineAt(y, rows.length, height)];
      const room = {
        x: left + inset,
        y: top + thickness,
        width: lineAt(x + 1, columns, width) - left - inset - Math.max(2, dotsOf(0.6, dpi)),
        height: lineAt(y + 1, rows.length, height) - top - thickness,
      };
      return text === '' ? [] : lettersIn(room, pen.cell(text), letters, pen);
    }),
  );
  return [...rules, ...cells];
}
