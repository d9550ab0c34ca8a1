import { useMemo } from 'react';
import { useSession } from '../session.ts';
import { useTheme } from './settings.ts';
import { paletteOf } from '#browser/theme/tokens.ts';

/** The current colours: the user's choice, then the company's colour, then the default. */
export function usePalette() {
  const { darkMode, weakMode: weak, color } = useTheme();
  const brand = useSession((state) => state.user?.branding?.color ?? null);
  const colour = color ?? (brand && /^#[\da-f]{6}$/i.test(brand) ? brand : null);
  const shade = darkMode ? 'dark' : 'light';
  const palette = useMemo(() => paletteOf({ shade, weak, colour }), [shade, weak, colour]);
  return { palette, shade, weak } as const;
}
