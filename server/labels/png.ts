import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from './bitmap.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Dots as a PNG of one bit each, with the size that they are printed in. */
export function pngOf({ width, height, rowBytes, bits }: Bitmap, dpi: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit of grey: 1 is white, unlike at printers.
  header[8] = 1;
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let row = 0; row < height; row += 1)
    for (let at = 0; at < rowBytes; at += 1)
      rows[row * (rowBytes + 1) + 1 + at] = ~bits[row * rowBytes + at]!;
  const size = Buffer.alloc(9);
  const perMetre = Math.round(dpi / 0.0254);
  size.writeUInt32BE(perMetre, 0);
  size.writeUInt32BE(perMetre, 4);
  size[8] = 1;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('pHYs', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
