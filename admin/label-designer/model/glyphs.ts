import { createStore } from 'zustand/vanilla';
import { api } from '#admin/app/api.ts';
import { labelTemplateCalls, mostLetters } from '#contract/features/product/labels/contract.ts';
import type { Tools } from '#contract/labels/draw.ts';

export type Glyph = { width: number; path: string };
type Face = Map<string, Glyph>;

/** Outlines of letters as the server prints them, fetched as they are needed. */
export const glyphs = createStore<{ version: number; units: number }>(() => ({
  version: 0,
  units: 1_000,
}));
const faces: Record<'regular' | 'bold', Face> = { regular: new Map(), bold: new Map() };
const wanted: Record<'regular' | 'bold', Set<string>> = { regular: new Set(), bold: new Set() };
const faceOf = (isBold: boolean) => (isBold ? 'bold' : 'regular');
let isAsking = false;

async function fetchWanted(): Promise<void> {
  for (const face of ['regular', 'bold'] as const)
    while (wanted[face].size > 0) {
      const letters = [...wanted[face]].slice(0, mostLetters);
      try {
        const body = { letters, is_bold: face === 'bold' };
        const { data } = await api(labelTemplateCalls.glyphs, body, { quiet: true });
        for (const [letter, glyph] of Object.entries(data.glyphs)) faces[face].set(letter, glyph);
        glyphs.setState(({ version }) => ({ version: version + 1, units: data.units }));
      } finally {
        for (const letter of letters) wanted[face].delete(letter);
      }
    }
}

function ask(face: 'regular' | 'bold', letter: string): void {
  wanted[face].add(letter);
  if (isAsking) return;
  isAsking = true;
  // All letters of one drawing together.
  setTimeout(() => {
    // Without an answer the letters stay blank, and are asked for when something is drawn again.
    void fetchWanted()
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  });
}

/** A letter's outline; null while it is on its way. */
export function glyphOf(letter: string, isBold: boolean): Glyph | null {
  const face = faceOf(isBold);
  const found = faces[face].get(letter);
  if (found) return found;
  ask(face, letter);
  return null;
}

/** Letters that nearly every label has. */
export function askUsualLetters(): void {
  for (let code = 0x20; code < 0x7f; code += 1) glyphOf(String.fromCodePoint(code), false);
}

/** Measures with the widths of the printed letters. A letter on its way is as wide as its height, or half of it. */
export const browserTools: Tools = {
  widthOf: (text, size, isBold) => {
    const { units } = glyphs.getState();
    let width = 0;
    for (const letter of text)
      width += glyphOf(letter, isBold)?.width ?? (letter > '\u2e80' ? units : units / 2);
    return (width * size) / units;
  },
};
