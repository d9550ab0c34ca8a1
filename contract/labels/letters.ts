export const lineHeight = 1.25;
/** From the top of a line to where its letters stand. */
export const ascent = 0.95;

type Room = { x: number; y: number; width: number; height: number };
/** One line where it stands: `y` is the line its letters stand on, `size` the height of an em. */
type SetLine = { x: number; y: number; size: number; isBold: boolean; text: string };
type Measure = { dpi: number; widthOf: (text: string, size: number, isBold: boolean) => number };

export type Letters = {
  size: number;
  is_bold: boolean;
  align: 'left' | 'center' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
  fit?: 'shrink' | 'wrap' | 'clip';
};
const smallest = 3;

/** Lines of letters in a room. Those that do not fit become smaller, go on in the next line, or are cut. */
export function setLetters(
  room: Room,
  text: string,
  letters: Letters,
  { dpi, widthOf }: Measure,
): { lines: SetLine[]; isCut: boolean } {
  const { fit = 'shrink', vertical = 'top', is_bold: isBold, align } = letters;
  const em = (points: number) => (points / 72) * dpi;
  // Letters are measured once, at a size of 1; the sizes that are tried only scale it.
  const measured = (line: string): Line => ({ text: line, width: widthOf(line, 1, isBold) });
  const paragraphs = text.split('\n');
  const pieces = fit === 'wrap' ? paragraphs.map((one) => piecesOf(one, measured)) : [];
  const whole = fit === 'wrap' ? [] : paragraphs.map(measured);
  const linesAt = (size: number): Line[] =>
    fit === 'wrap' ? pieces.flatMap((some) => wrapped(some, room.width / size)) : whole;
  const isLow = (count: number, size: number) =>
    count * size * lineHeight <= room.height + size * (lineHeight - 1);
  const fits = (size: number, some: readonly Line[]) =>
    isLow(some.length, size) && some.every(({ width }) => width * size <= room.width + 0.5);
  const least = pieces.flat().reduce((sum, { bare }) => sum + bare.width, 0);
  /** Not if even full lines would be too many: then there is no need to break them. */
  const mayFit = (size: number) => isLow((least * size) / (room.width + 0.5), size);
  let points = letters.size;
  if (fit !== 'clip')
    while (points > smallest && !(mayFit(em(points)) && fits(em(points), linesAt(em(points)))))
      points = Math.max(smallest, points - 0.25);
  const size = em(points);
  const lines = linesAt(size);
  const tall = lines.length * size * lineHeight;
  const spare = room.height - tall;
  const top = vertical === 'top' ? 0 : vertical === 'middle' ? spare / 2 : spare;
  const set = lines.map(({ text: line, width }, at): SetLine => {
    const rest = room.width - width * size;
    const left = align === 'left' ? 0 : align === 'center' ? rest / 2 : rest;
    return {
      x: Math.round(room.x + left),
      y: Math.round(room.y + top + at * size * lineHeight + size * ascent),
      size,
      isBold,
      text: line,
    };
  });
  return { lines: set, isCut: !fits(size, lines) };
}

/** Letters and their width at a size of 1. */
type Line = { text: string; width: number };
/** What is not broken: a word with the spaces after it, or one Chinese letter. */
type LinePiece = Line & { bare: Line };

const piecesOf = (text: string, measured: (text: string) => Line): LinePiece[] =>
  (text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/gu) ?? ['']).map((piece) => ({
    ...measured(piece),
    bare: measured(piece.trimEnd()),
  }));

/** Breaks at spaces, and anywhere in Chinese. */
function wrapped(pieces: readonly LinePiece[], most: number): Line[] {
  const lines: Line[] = [];
  /** The line with the spaces at its end, and without. */
  let line: Line = { text: '', width: 0 };
  let bare = line;
  for (const piece of pieces) {
    const isSpace = piece.bare.text === '';
    const longer = isSpace ? bare.width : line.width + piece.bare.width;
    if (line.text !== '' && longer > most) {
      lines.push(bare);
      line = piece;
      bare = piece.bare;
      continue;
    }
    if (!isSpace) bare = { text: line.text + piece.bare.text, width: longer };
    line = { text: line.text + piece.text, width: line.width + piece.width };
  }
  return [...lines, bare];
}
