import type { Palette } from '#browser/theme/tokens.ts';
import { saveBlob } from '#admin/ui/list/download.ts';
import type { Series } from './series.ts';

type Told = {
  title: string;
  series: readonly Pick<Series, 'name' | 'colour' | 'isDashed'>[];
  source: string;
  palette: Palette;
  fileName: string;
};

const room = 24;
const line = 24;
const swatch = 16;

/** Saves a drawn chart as a PNG that tells by itself what it shows: with title, legend and source. */
export function savePicture(drawn: HTMLCanvasElement | null | undefined, told: Told): void {
  if (!drawn) return;
  const { palette, series } = told;
  const scale = drawn.width / drawn.clientWidth;
  const width = drawn.clientWidth + 2 * room;
  const height = drawn.clientHeight + 2 * room + 3 * line;
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [width * scale, height * scale];
  const pen = picture.getContext('2d')!;
  pen.scale(scale, scale);
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'middle';
  const family = getComputedStyle(document.body).fontFamily;
  const write = (words: string, left: number, top: number, look: string, colour: string) => {
    pen.font = `${look} ${family}`;
    pen.fillStyle = colour;
    pen.fillText(words, left, top);
    return pen.measureText(words).width;
  };
  write(told.title, room, room + line / 2, '600 15px', palette.ink1);
  let left = room;
  const middle = room + line * 1.5;
  for (const { name, colour, isDashed } of series) {
    pen.strokeStyle = palette[colour];
    pen.lineWidth = 2;
    pen.setLineDash(isDashed ? [4, 3] : []);
    pen.beginPath();
    pen.moveTo(left, middle);
    pen.lineTo(left + swatch, middle);
    pen.stroke();
    left += swatch + 6;
    left += write(name, left, middle, '13px', palette.ink2) + 18;
  }
  pen.drawImage(drawn, room, room + 2 * line, drawn.clientWidth, drawn.clientHeight);
  write(told.source, room, height - room - line / 2, '12px', palette.ink2);
  picture.toBlob((blob) => blob && saveBlob(blob, told.fileName));
}
