import type { CSSProperties } from 'react';
import type { BrandRadius, BrandSpacing, BrandTheme } from '#contract/codes/brand.ts';
import { asText, asTextOnDark } from './contrast.ts';

/** Corners of cards, and of buttons and fields. */
const corners: Record<BrandRadius, readonly [card: string, control: string]> = {
  square: ['0', '0'],
  soft: ['8px', '6px'],
  round: ['18px', '24px'],
};
/** Between blocks, and inside them. */
const spaces: Record<BrandSpacing, readonly [between: string, inside: string]> = {
  tight: ['8px', '12px'],
  normal: ['12px', '16px'],
  wide: ['20px', '20px'],
};

/** A colour as text on white and on dark paper: itself, or the nearest shade that can be read. */
export const shadesOf = (colour: string) => ({
  light: asText(colour),
  dark: asTextOnDark(colour),
});

/** The variables that stylesheets follow (`kit.css`); what is as shipped is left out. */
export function themeStyle(theme: BrandTheme | null): CSSProperties {
  if (!theme) return {};
  const { brand_color: colour, brand_radius: radius, brand_spacing: spacing } = theme;
  const { light, dark } = colour === '' ? {} : shadesOf(colour);
  const [round, roundSmall] = corners[radius];
  const [gap, pad] = spaces[spacing];
  return {
    ...(light !== undefined && { '--brand-light': light, '--brand-dark': dark }),
    ...(radius !== 'soft' && { '--round': round, '--round-s': roundSmall }),
    ...(spacing !== 'normal' && { '--gap': gap, '--pad': pad }),
  } as CSSProperties;
}

/** The same as the value of a style attribute. */
export const themeText = (theme: BrandTheme | null): string =>
  Object.entries(themeStyle(theme))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
