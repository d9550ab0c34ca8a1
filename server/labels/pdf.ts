import { onLabel, type Drawing, type Drawn, type Rect, type Shape } from '#contract/labels/draw.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import type { Pdf } from '../pdf/page.ts';
import { boldFile, regularFile } from './fonts.ts';
import type { ReadPicture } from './raster.ts';

const pointsOf = (millimetres: number) => (millimetres / 25.4) * 72;

type Place = { isNewPage: boolean; x: number; y: number };

/** Where the label with this number lies: in points, on its page. */
function placeOf({ sheet, width_mm: width, height_mm: height }: LabelDocument, at: number): Place {
  if (sheet.kind === 'roll') return { isNewPage: true, x: 0, y: 0 };
  const onPage = at % (sheet.columns * sheet.rows);
  const [column, row] = [onPage % sheet.columns, Math.floor(onPage / sheet.columns)];
  return {
    isNewPage: onPage === 0,
    x: pointsOf(sheet.left + column * (width + sheet.column_gap)),
    y: pointsOf(sheet.top + row * (height + sheet.row_gap)),
  };
}

/** What is used of the library beyond its types: glyphs one by one, and pictures that are embedded once. */
type Font = { id: string; ref: () => object; encode: (text: string) => [string[], unknown] };
type Picture = { label: string; width: number; height: number; obj?: object };
type Inner = {
  _font: Font;
  openImage: (bytes: Buffer) => Picture & { embed: (pdf: Pdf) => void };
  page: { fonts: Record<string, object>; xobjects: Record<string, object> };
};

/** A PDF of labels: codes, lines and letters are shapes, sharp at every size. */
export async function openLabelPdf(
  document: LabelDocument,
  title: string,
  readPicture: ReadPicture,
) {
  const { default: PDFDocument } = await import('pdfkit');
  const { sheet } = document;
  const size: [number, number] =
    sheet.kind === 'roll'
      ? [pointsOf(document.width_mm), pointsOf(document.height_mm)]
      : [pointsOf(sheet.width), pointsOf(sheet.height)];
  const pdf: Pdf = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    font: null as never,
    info: { Title: title, Producer: 'Suyuan', Creator: 'Suyuan' },
  });
  const inner = pdf as unknown as Inner;
  const scale = 72 / document.dpi;
  const pictures = new Map<string, Picture>();
  for (const element of document.elements) {
    if (element.kind !== 'image' || pictures.has(element.url)) continue;
    const bytes = await readPicture(element.url);
    if (!bytes) continue;
    // The library knows PNG and JPEG alone.
    const { default: sharp } = await import('sharp');
    const picture = inner.openImage(await sharp(bytes).png().toBuffer());
    picture.embed(pdf);
    pictures.set(element.url, picture);
  }
  const faces = { regular: letters(regularFile), bold: letters(boldFile) };

  /** The glyphs of a font that are used, each encoded once: the library would shape every text again. */
  function letters(file: string) {
    let font: Font | null = null;
    const known = new Map<string, string>();
    const glyph = (letter: string): string => {
      const code = known.get(letter);
      if (code !== undefined) return code;
      if (!font) {
        pdf.font(file);
        // oxlint-disable-next-line no-underscore-dangle -- the library has no other way to its glyphs
        font = inner._font;
      }
      const fresh = font.encode(letter)[0].join('');
      known.set(letter, fresh);
      return fresh;
    };
    return {
      font: () => font,
      encode: (text: string): string => Array.from(text, glyph).join(''),
    };
  }

  function operatorsOf(shape: Exclude<Shape, { kind: 'fill' }>): string {
    if (shape.kind === 'text') {
      const face = shape.isBold ? faces.bold : faces.regular;
      const glyphs = face.encode(shape.text);
      if (glyphs === '') return '';
      // The page is upside down, so that y grows downwards; letters are turned back.
      return `BT /${face.font()!.id} ${number(shape.size)} Tf 1 0 0 -1 ${number(shape.x)} ${number(shape.y)} Tm <${glyphs}> Tj ET`;
    }
    if (shape.kind === 'image') {
      const picture = pictures.get(shape.url);
      if (!picture) return '';
      const fit = Math.min(shape.width / picture.width, shape.height / picture.height);
      const [width, height] = [picture.width * fit, picture.height * fit];
      const x = shape.x + (shape.width - width) / 2;
      const y = shape.y + (shape.height + height) / 2;
      return `q ${numbers(width, 0, 0, -height, x, y)} cm /${picture.label} Do Q`;
    }
    if (shape.isFilled) return `${rounded(shape, shape.radius)} f`;
    const half = shape.thickness / 2;
    const middle = {
      x: shape.x + half,
      y: shape.y + half,
      width: shape.width - shape.thickness,
      height: shape.height - shape.thickness,
    };
    return `${number(shape.thickness)} w ${rounded(middle, Math.max(0, shape.radius - half))} S`;
  }

  function drawElement({ frame, shapes }: Drawn): string {
    const lines: string[] = [];
    // Whole dots, upright already: one path for all modules of a code.
    for (const shape of shapes) {
      if (shape.kind !== 'fill') continue;
      const { x, y, width, height } = onLabel(frame, shape);
      lines.push(`${x} ${y} ${width} ${height} re`);
    }
    if (lines.length > 0) lines.push('f');
    const loose = shapes.flatMap((shape) => (shape.kind === 'fill' ? [] : operatorsOf(shape)));
    if (loose.length === 0) return lines.join('\n');
    const { x, y, width, height } = onLabel(frame, { ...frame, x: 0, y: 0 });
    const [cos, sin] = turns[frame.rotation];
    const left = x + (width - cos * frame.width + sin * frame.height) / 2;
    const top = y + (height - sin * frame.width - cos * frame.height) / 2;
    const turned = `q ${numbers(cos, sin, -sin, cos, left, top)} cm`;
    return [...lines, turned, `0 0 ${frame.width} ${frame.height} re W n`, ...loose, 'Q'].join(
      '\n',
    );
  }

  /** Elements as they were written on the label before. */
  const written = new Map<string, { drawn: Drawn; text: string }>();
  function textOf(drawn: Drawn): string {
    const known = written.get(drawn.id);
    if (known?.drawn === drawn) return known.text;
    const text = drawElement(drawn);
    written.set(drawn.id, { drawn, text });
    return text;
  }

  let count = 0;
  return {
    pdf,
    add: (drawing: Drawing): void => {
      const place = placeOf(document, count);
      count += 1;
      if (place.isNewPage) pdf.addPage();
      const texts = drawing.elements.map(textOf);
      pdf.addContent(
        ['q', `${numbers(scale, 0, 0, scale, place.x, place.y)} cm`, ...texts, 'Q'].join('\n'),
      );
      const { fonts, xobjects } = inner.page;
      for (const face of [faces.regular.font(), faces.bold.font()])
        if (face) fonts[face.id] ??= face.ref();
      for (const { label, obj } of pictures.values()) if (obj) xobjects[label] = obj;
    },
  };
}

const number = (value: number): number => Math.round(value * 1e6) / 1e6;
const numbers = (...values: number[]): string => values.map(number).join(' ');
const turns = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const;

/** How far the handles of a curve reach that looks like a quarter of a circle. */
const quarter = 0.552285;

/** The path of a rectangle with round corners. */
function rounded({ x, y, width, height }: Rect, radius: number): string {
  const round = Math.min(radius, width / 2, height / 2);
  if (round <= 0) return `${numbers(x, y, width, height)} re`;
  const [right, bottom, near] = [x + width, y + height, round * (1 - quarter)];
  return [
    `${numbers(x + round, y)} m ${numbers(right - round, y)} l`,
    `${numbers(right - near, y, right, y + near, right, y + round)} c`,
    `${numbers(right, bottom - round)} l`,
    `${numbers(right, bottom - near, right - near, bottom, right - round, bottom)} c`,
    `${numbers(x + round, bottom)} l`,
    `${numbers(x + near, bottom, x, bottom - near, x, bottom - round)} c`,
    `${numbers(x, y + round)} l`,
    `${numbers(x, y + near, x + near, y, x + round, y)} c h`,
  ].join(' ');
}
