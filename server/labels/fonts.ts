import { fileURLToPath } from 'node:url';
import type { Font, Glyph } from 'fontkit';

// Noto Sans SC, under the SIL Open Font License.
export const regularFile = fileURLToPath(
  new URL(
    '../../node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    import.meta.url,
  ),
);
export const boldFile = fileURLToPath(
  new URL(
    '../../node_modules/@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    import.meta.url,
  ),
);

/** A font by its single glyphs: labels need no ligatures, and laying them out takes a hundred times as long. */
export type Typeface = {
  unitsPerEm: number;
  glyphOf: (letter: string) => Glyph;
  /** The width of a line, in dots where the em is `size` dots. */
  widthOf: (text: string, size: number) => number;
};
export type Typefaces = { regular: Typeface; bold: Typeface };

function typeface(font: Font): Typeface {
  const glyphs = new Map<string, Glyph>();
  const glyphOf = (letter: string): Glyph => {
    const known = glyphs.get(letter);
    if (known) return known;
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
    glyphs.set(letter, glyph);
    return glyph;
  };
  return {
    unitsPerEm: font.unitsPerEm,
    glyphOf,
    widthOf: (text, size) => {
      let units = 0;
      for (const letter of text) units += glyphOf(letter).advanceWidth;
      return (units * size) / font.unitsPerEm;
    },
  };
}

let loaded: Promise<Typefaces> | null = null;

/** Both weights; library and files are loaded when the first label is drawn. */
export const loadTypefaces = (): Promise<Typefaces> =>
  (loaded ??= import('fontkit').then(async ({ open }) => {
    const [regular, bold] = await Promise.all([open(regularFile), open(boldFile)]);
    return { regular: typeface(regular as Font), bold: typeface(bold as Font) };
  }));
