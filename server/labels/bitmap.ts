import type { Rect } from '#contract/labels/draw.ts';

/** Black dots on white, eight in a byte, as printers take them. */
export class Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  readonly bits: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rowBytes = Math.ceil(width / 8);
    this.bits = new Uint8Array(this.rowBytes * height);
  }

  set(x: number, y: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = y * this.rowBytes + (x >> 3);
    this.bits[at] = this.bits[at]! | (0x80 >> (x & 7));
  }

  get(x: number, y: number): boolean {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return false;
    return (this.bits[y * this.rowBytes + (x >> 3)]! & (0x80 >> (x & 7))) !== 0;
  }

  copy(): Bitmap {
    const other = new Bitmap(this.width, this.height);
    other.bits.set(this.bits);
    return other;
  }

  /** Adds the dots of another one, eight at a time, or one by one where it reaches beyond the edge. */
  stamp(map: Bitmap, x: number, y: number): void {
    const isInside =
      x >= 0 && y >= 0 && x + map.width <= this.width && y + map.height <= this.height;
    if (!isInside) {
      for (let row = 0; row < map.height; row += 1)
        for (let column = 0; column < map.width; column += 1)
          if (map.get(column, row)) this.set(x + column, y + row);
      return;
    }
    const shift = x & 7;
    for (let row = 0; row < map.height; row += 1) {
      const to = (y + row) * this.rowBytes + (x >> 3);
      for (let at = 0; at < map.rowBytes; at += 1) {
        const dots = map.bits[row * map.rowBytes + at]!;
        if (dots === 0) continue;
        this.bits[to + at]! |= dots >> shift;
        const rest = (dots << (8 - shift)) & 0xff;
        if (rest > 0) this.bits[to + at + 1]! |= rest;
      }
    }
  }

  fill({ x, y, width, height }: Rect): void {
    const [left, right] = [Math.max(0, x), Math.min(this.width, x + width)];
    const bottom = Math.min(this.height, y + height);
    if (left >= right) return;
    const [first, last] = [left >> 3, (right - 1) >> 3];
    const head = 0xff >> (left & 7);
    const tail = (0xff << (7 - ((right - 1) & 7))) & 0xff;
    for (let row = Math.max(0, y); row < bottom; row += 1) {
      const from = row * this.rowBytes;
      if (first === last) this.bits[from + first] = this.bits[from + first]! | (head & tail);
      else {
        this.bits[from + first] = this.bits[from + first]! | head;
        this.bits.fill(0xff, from + first + 1, from + last);
        this.bits[from + last] = this.bits[from + last]! | tail;
      }
    }
  }
}
