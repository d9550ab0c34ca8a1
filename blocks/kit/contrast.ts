import type { CSSProperties } from 'react';
import type { Field } from './fields.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const each = ([red, green, blue]: Rgb, change: (part: number) => number): Rgb => [
  change(red),
  change(green),
  change(blue),
];

const ink = '#1b2430';
const paper = '#fff';

/** The RGB values of a colour in settings; null for named or invalid ones. */
function rgbOf(colour: string): Rgb | null {
  const hex = /^#([\da-f]{3,8})$/i.exec(colour.trim())?.[1];
  if (hex) {
    const wide = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return each([0, 2, 4], (at) => Number.parseInt(wide.slice(at, at + 2), 16));
  }
  const [, kind, inside] = /^(rgb|hsl)a?\(([^)]*)\)$/i.exec(colour.trim()) ?? [];
  const numbers = inside?.match(/[\d.]+/g)?.map(Number) ?? [];
  const [a, b, c] = numbers;
  if (a === undefined || b === undefined || c === undefined || Number.isNaN(a + b + c)) return null;
  return kind?.toLowerCase() === 'rgb' ? [a, b, c] : fromHsl(a, b / 100, c / 100);
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = each(rgb, (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The readable text colour on a background: dark or light. */
export function inkOn(ground: string): string {
  const rgb = rgbOf(ground);
  if (!rgb) return ink;
  return ratio(luminance(rgb), 1) >= 4.5 ? paper : ink;
}

/** A colour for small text on white: itself, or darkened for contrast. */
export function asText(colour: string): string {
  let rgb = rgbOf(colour);
  if (!rgb) return colour;
  while (ratio(luminance(rgb), 1) < 4.5) rgb = each(rgb, (part) => part * 0.94);
  return `rgb(${each(rgb, Math.round).join(',')})`;
}

const darkPaper = luminance([26, 32, 39]);
/** The same on the dark paper of a phone at night: itself, or lightened. */
export function asTextOnDark(colour: string): string {
  let rgb = rgbOf(colour);
  if (!rgb) return colour;
  while (ratio(luminance(rgb), darkPaper) < 4.5)
    rgb = each(rgb, (part) => Math.min(255, part + 0.06 * (255 - part) + 1));
  return `rgb(${each(rgb, Math.round).join(',')})`;
}

/** The style of a text colour: as it is, and the nearest shade that can be read where the page turns dark (`kit.css`). */
export const inkStyle = (colour: string): CSSProperties =>
  ({ color: colour, '--in-dark': asTextOnDark(colour) }) as CSSProperties;

/** The same for a setting. A default is left to the stylesheet, which follows the page. */
export const chosenInk = (value: string, of: Field<string>): CSSProperties =>
  value === of.initial ? {} : inkStyle(value);
export const chosenGround = (value: string, of: Field<string>): CSSProperties =>
  value === of.initial ? {} : { background: value };
