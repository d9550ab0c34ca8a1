import { inkOn, mix, readableOn } from './colours.ts';

export const shades = ['light', 'dark'] as const;
export type Shade = (typeof shades)[number];

export type Palette = {
  primary: string;
  /** Always jade: a success never looks like a failure. */
  good: string;
  seal: string;
  caution: string;
  info: string;
  ink1: string;
  ink2: string;
  ink3: string;
  paper: string;
  surface: string;
  raised: string;
  line: string;
};

/** The colours of ink, paper and seal. `ink3` is for non-text: icons, dividers, disabled text. */
export const palettes: Record<Shade, Palette> = {
  light: {
    primary: '#0B7A5B',
    good: '#0B7A5B',
    seal: '#C8402F',
    caution: '#B7791F',
    info: '#2B5C8A',
    ink1: '#1B2430',
    ink2: '#4A5563',
    ink3: '#7C8794',
    paper: '#F4F5F2',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    line: '#E3E6E1',
  },
  dark: {
    primary: '#2FA583',
    good: '#2FA583',
    seal: '#E06A57',
    caution: '#D9A441',
    info: '#6FA3D0',
    ink1: '#E8EAED',
    ink2: '#AAB2BC',
    ink3: '#7A838E',
    paper: '#12161B',
    surface: '#1A2027',
    raised: '#222A33',
    line: '#2E3742',
  },
};

/** The colour-blind palette: good and bad in blue and orange, stronger lines and text. */
const weak: Record<Shade, Partial<Palette>> = {
  light: {
    primary: '#0A5FA8',
    good: '#0A5FA8',
    seal: '#B04300',
    caution: '#8A6100',
    info: '#5A4A9C',
    ink1: '#0E141B',
    ink2: '#333D49',
    ink3: '#5F6A77',
    line: '#C3C9C1',
  },
  dark: {
    primary: '#6CB4F5',
    good: '#6CB4F5',
    seal: '#FF9A57',
    caution: '#F0C64B',
    info: '#B9A8F5',
    ink1: '#FFFFFF',
    ink2: '#CDD4DC',
    ink3: '#98A2AE',
    line: '#4A5664',
  },
};

export type Look = { shade: Shade; weak: boolean; colour: string | null };

/** The palette of a theme; custom colours are adjusted for contrast first. */
export function paletteOf({ shade, weak: isWeak, colour }: Look): Palette {
  const palette = isWeak ? { ...palettes[shade], ...weak[shade] } : palettes[shade];
  if (!colour) return palette;
  return { ...palette, primary: readableOn(readableOn(colour, palette.surface), palette.paper) };
}

const fonts = {
  // `--font-marks`: see admin/app/base.css.
  text: `var(--font-marks, -apple-system), -apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'PingFang TC', 'Microsoft YaHei', 'Microsoft JhengHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Helvetica Neue', Arial, sans-serif`,
  code: `ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, 'Liberation Mono', Menlo, monospace`,
};

/** The palette as CSS variables, for everything outside antd. */
export function cssVariables(palette: Palette, shade: Shade): Record<string, string> {
  return {
    '--ink-1': palette.ink1,
    '--ink-2': palette.ink2,
    '--ink-3': palette.ink3,
    '--paper': palette.paper,
    '--surface': palette.surface,
    '--raised': palette.raised,
    '--line': palette.line,
    '--primary': palette.primary,
    '--on-primary': inkOn(palette.primary),
    '--primary-deep': mix(
      palette.primary,
      inkOn(palette.primary) === '#FFFFFF' ? '#000000' : '#FFFFFF',
      0.18,
    ),
    '--good': palette.good,
    '--seal': palette.seal,
    // As words, also in dialogs.
    '--seal-words': readableOn(palette.seal, palette.raised),
    '--caution': palette.caution,
    '--info': palette.info,
    '--shadow':
      shade === 'light'
        ? '0 1px 2px rgb(27 36 48 / 6%), 0 8px 24px rgb(27 36 48 / 10%)'
        : '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 45%)',
    '--font-text': fonts.text,
    '--font-code': fonts.code,
  };
}
