import sharp from 'sharp';

/** Line drawings of the demo's products, so that it has pictures without carrying any. */
const shapes = {
  blender: 'M130 70h60l-8 110h-44zM126 180h68l10 70h-88zM150 70V52h20v18M150 215h20',
  kettle: 'M110 120h90l14 120H96zM200 140c40 0 44 60 8 70M120 120c0-50 70-50 70 0M155 72V58',
  oven: 'M70 90h180v140H70zM86 106h112v108H86zM222 120h.1M222 150h.1M222 180h.1M100 130h84',
  cooker:
    'M80 130h160v90c0 14-10 24-24 24H104c-14 0-24-10-24-24zM80 130c0-40 160-40 160 0M150 90h20M140 180h40',
  mixer: 'M90 90h130c24 0 24 40 0 40H90zM120 130v90M96 220h60M190 130l-8 60c-2 30 40 30 38 0l-8-60',
  motor:
    'M100 110h100v100H100zM200 145h40v30h-40M100 130H84v60h16M120 110V96h60v14M120 130v60M140 130v60M160 130v60M180 130v60',
  gear: 'M160 90l12 22 25-4 4 25 24 12-12 22 12 22-24 12-4 25-25-4-12 22-12-22-25 4-4-25-24-12 12-22-12-22 24-12 4-25 25 4zM160 140a27 27 0 1 1 0 54 27 27 0 0 1 0-54z',
  sheet: 'M90 80l120-20 30 150-120 20zM106 100l96-16M110 122l96-16M114 144l60-10',
  bottle: 'M140 50h40v40l22 40v120h-84V130l22-40zM118 150h84M118 210h84',
  carton: 'M110 110l50-30 50 30v140H110zM110 110h100M160 80v30M128 150h64M128 170h40',
  cup: 'M110 90h100l-12 160h-76zM104 90h112M126 130h68',
} as const;
export type Shape = keyof typeof shapes;

/** One drawing as PNG: ink on tinted paper. */
export function draw(shape: Shape, tint: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 320 320">
    <rect width="320" height="320" fill="${tint}"/>
    <ellipse cx="160" cy="262" rx="92" ry="9" fill="#1B2430" opacity=".08"/>
    <path d="${shapes[shape]}" fill="#fff" fill-opacity=".75" stroke="#1B2430" stroke-width="5"
      stroke-linejoin="round" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
