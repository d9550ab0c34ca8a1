import sharp from 'sharp';

const ink = '#1B2430';
const line = (width = 4) =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const cells = Array.from({ length: 49 }, (_, at) => ({ x: at % 7, y: Math.floor(at / 7) }));
const code = (x: number, y: number, size: number) =>
  cells
    .filter(({ x: column, y: row }) => {
      const isCorner =
        (column < 3 && row < 3) || (column > 3 && row < 3) || (column < 3 && row > 3);
      return isCorner ? !(column % 4 === 1 && row % 4 === 1) : (column * 5 + row * 3) % 4 < 2;
    })
    .map(
      (one) =>
        `<rect x="${x + one.x * size}" y="${y + one.y * size}" width="${size - 1}" height="${size - 1}" fill="${ink}"/>`,
    )
    .join('');

/**
 * Pictures of ads and articles, drawn for a width and a height of their own; without words, which need fonts, and
 * without the seal, which is the logo's alone.
 */
const scenes = {
  journey: {
    tint: '#E6F1EC',
    drawing: `<path d="M40 150c60-60 120-60 180-10s140 40 200-20 120-40 180 10" ${line()}/>
      <circle cx="40" cy="150" r="9" fill="#0B7A5B"/><circle cx="220" cy="140" r="9" fill="#fff" stroke="${ink}" stroke-width="4"/>
      <circle cx="420" cy="120" r="9" fill="#fff" stroke="${ink}" stroke-width="4"/>
      <circle cx="600" cy="130" r="9" fill="#0B7A5B"/>
      <path d="M196 92h48v30h-48zM396 60h48l10 14v22h-58zM70 120c10-30 30-30 40 0M90 98v34M572 96l14 14 30-32" ${line(3.4)}/>`,
  },
  label: {
    tint: '#F3EEE3',
    drawing: `<path d="M170 40h300v140H170zM170 74h300" ${line()}/>${code(196, 92, 10)}
      <path d="M296 104h140M296 126h96M296 148h120" ${line(5)}/>
      <path d="M90 70l40 40-40 40M550 70l-40 40 40 40" ${line(3)} opacity=".35"/>`,
  },
  desk: {
    tint: '#E4ECF4',
    drawing: `<path d="M150 36h340v150H150zM150 66h340M230 66v120" ${line()}/>
      <path d="M258 160l44-38 40 20 56-58 60 30" ${line(5)} style="stroke:#0B7A5B"/>
      <path d="M170 92h40M170 114h40M170 136h40M170 158h40" ${line(5)} opacity=".5"/>`,
  },
  talk: {
    tint: '#F5E9E2',
    drawing: `<path d="M150 54h200v84H220l-36 30v-30h-34z" ${line()}/><path d="M390 84h110v70h-24v26l-30-26h-56z" ${line()}/>
      <path d="M180 84h140M180 108h90M412 110h66M412 130h40" ${line(5)} opacity=".6"/>`,
  },
} as const;
export type BannerScene = keyof typeof scenes;

/** One drawing as PNG, whole inside of its frame. */
export function drawBanner(scene: BannerScene, width: number, height: number): Promise<Buffer> {
  const { tint, drawing } = scenes[scene];
  // The words of an ad are at its left.
  const side = width > 4 * height ? 'xMaxYMid' : 'xMidYMid';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${tint}"/>
    <svg width="${width}" height="${height}" viewBox="0 0 640 220" preserveAspectRatio="${side} meet">${drawing}</svg></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
