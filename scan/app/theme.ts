import { create } from 'zustand';
import { lasting } from '#browser/storage.ts';
import { cssVariables, paletteOf } from '#browser/theme/tokens.ts';

const storageKey = 'theme';
type Theme = { darkMode?: unknown; weakMode?: unknown; color?: unknown };

/** The back office's choice; the phone's by default. */
function read(): Theme {
  try {
    const kept = JSON.parse(lasting.getItem(storageKey) ?? 'null') as Theme | null;
    if (kept && typeof kept === 'object') return kept;
  } catch {
    // A foreign value under our key is ignored.
  }
  return { darkMode: window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false };
}

export const useTheme = create<{ isDark: boolean }>(() => ({ isDark: read().darkMode === true }));

export function setDark(isDark: boolean): void {
  lasting.setItem(storageKey, JSON.stringify({ ...read(), darkMode: isDark }));
  useTheme.setState({ isDark });
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** Puts the colours on the page; a company's own is made readable first. */
export function applyTheme(brandColour: string | null): void {
  const { isDark } = useTheme.getState();
  const { weakMode, color } = read();
  const shade = isDark ? 'dark' : 'light';
  const colour = isColour(color) ? color : isColour(brandColour) ? brandColour : null;
  const palette = paletteOf({ shade, weak: weakMode === true, colour });
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(cssVariables(palette, shade)))
    style.setProperty(name, value);
  style.colorScheme = shade;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palette.surface);
}
