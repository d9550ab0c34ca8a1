type Rgb = [number, number, number];

/** Reads `#rgb` or `#rrggbb`; anything else throws, so that a bad colour never reaches the page. */
export function readHex(colour: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const hex = short
    ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
    : colour;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${colour}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function writeHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Mixes `share` of the second colour into the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [readHex(first), readHex(second)];
  return writeHex(a.map((part, at) => part + (b[at]! - part) * share) as Rgb);
}

export function luminance(colour: string): number {
  const [red, green, blue] = readHex(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour itself, or the nearest shade with enough contrast on the background. */
export function readableOn(colour: string, background: string, least = 4.5): string {
  const towards = luminance(background) > 0.18 ? '#000000' : '#FFFFFF';
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mix(colour, towards, share);
    if (contrast(tone, background) >= least) return tone;
  }
  return towards;
}

/** White or near-black, whichever has more contrast on the colour. */
export function inkOn(colour: string, dark = '#0B1014'): string {
  return contrast('#FFFFFF', colour) >= contrast(dark, colour) ? '#FFFFFF' : dark;
}
