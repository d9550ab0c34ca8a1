import { codewordsOf, segmentsOf, type QrLevel } from './qr-data.ts';

export type { QrLevel } from './qr-data.ts';

/** By version 1 to 40: check codewords of a block, and the number of blocks. */
const table: Readonly<Record<QrLevel, { checks: string; blocks: string }>> = {
  L: {
    checks:
      '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    blocks:
      '1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25',
  },
  M: {
    checks:
      '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
    blocks:
      '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
  },
  Q: {
    checks:
      '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    blocks:
      '1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68',
  },
  H: {
    checks:
      '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    blocks:
      '1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81',
  },
};
const numbers = (text: string): number[] => text.split(' ').map(Number);
const levels = Object.fromEntries(
  Object.entries(table).map(([level, { checks, blocks }]) => [
    level,
    { checks: numbers(checks), blocks: numbers(blocks) },
  ]),
) as Record<QrLevel, { checks: number[]; blocks: number[] }>;

/** Codewords of a version: all modules that no pattern takes, eight each. */
function capacity(version: number): number {
  const side = version * 4 + 17;
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const inMarks = marks === 0 ? 0 : (marks ** 2 - 3) * 25 - (marks - 2) * 10;
  const free = side ** 2 - 3 * 64 - 31 - 2 * (side - 16) - inMarks - (version >= 7 ? 36 : 0);
  return Math.floor(free / 8);
}
const dataWords = (version: number, level: QrLevel): number =>
  capacity(version) - levels[level].checks[version - 1]! * levels[level].blocks[version - 1]!;

const powers = new Uint8Array(512);
const logs = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at += 1) {
  powers[at] = value;
  powers[at + 255] = value;
  logs[value] = at;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}

/** The generator of so many check codewords, as exponents, without its first factor. */
const generators = new Map<number, Uint8Array>();
function generator(count: number): Uint8Array {
  const known = generators.get(count);
  if (known) return known;
  const factors = new Uint8Array(count + 1);
  factors[0] = 1;
  for (let at = 0; at < count; at += 1)
    for (let of = at + 1; of > 0; of -= 1)
      if (factors[of - 1]! > 0) factors[of]! ^= powers[logs[factors[of - 1]!]! + at]!;
  const made = factors.slice(1).map((factor) => logs[factor]!);
  generators.set(count, made);
  return made;
}

/** The Reed-Solomon check codewords of one block. */
function checkWords(data: Uint8Array, count: number): Uint8Array {
  const factors = generator(count);
  const rest = new Uint8Array(data.length + count);
  rest.set(data);
  for (let at = 0; at < data.length; at += 1) {
    if (rest[at] === 0) continue;
    const lead = logs[rest[at]!]!;
    for (let of = 0; of < count; of += 1) rest[at + 1 + of]! ^= powers[lead + factors[of]!]!;
  }
  return rest.subarray(data.length);
}

/** Data and check codewords in blocks, the first ones one shorter where they are not equal, and interleaved. */
function interleaved(data: Uint8Array, version: number, level: QrLevel): Uint8Array {
  const checks = levels[level].checks[version - 1]!;
  const blocks = levels[level].blocks[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const all = new Uint8Array(data.length + checks * blocks);
  for (let block = 0, from = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    const own = data.subarray(from, from + length);
    for (let at = 0; at < short; at += 1) all[at * blocks + block] = own[at]!;
    if (length > short) all[short * blocks + block - (blocks - longer)] = own[short]!;
    for (const [at, word] of checkWords(own, checks).entries())
      all[data.length + at * blocks + block] = word;
    from += length;
  }
  return all;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row * column) % 3) + ((row + column) % 2)) % 2 === 0,
];

/** What all symbols of a version share: where their bits lie, and their patterns under all masks, a bit for each. */
type Layout = {
  side: number;
  order: Uint16Array;
  masked: Uint8Array;
  format: readonly { place: number; bit: number }[];
};
const layouts = new Map<number, Layout>();

/** The remainder of a value followed by the bits of a code, as format and version are protected. */
function withRemainder(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(value || 1); at >= 0; at -= 1)
    if ((rest >> (at + bits)) & 1) rest ^= divisor << at;
  return (value << bits) | rest;
}

function layoutOf(version: number): Layout {
  const known = layouts.get(version);
  if (known) return known;
  const side = version * 4 + 17;
  const base = new Uint8Array(side * side);
  const isTaken = new Uint8Array(side * side);
  const put = (row: number, column: number, isDark: boolean) => {
    if (row < 0 || column < 0 || row >= side || column >= side) return;
    base[row * side + column] = isDark ? 1 : 0;
    isTaken[row * side + column] = 1;
  };
  for (let at = 0; at < side; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  /** Squares in squares: dark but for the rings at these distances from the middle. */
  const square = (row: number, column: number, reach: number, lightAt: readonly number[]) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1)
        put(
          row + down,
          column + across,
          !lightAt.includes(Math.max(Math.abs(down), Math.abs(across))),
        );
  };
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (marks * 2 - 2)) * 2;
  const markAt = (at: number) => (at === 0 ? 6 : side - 7 - (marks - 1 - at) * step);
  for (let down = 0; down < marks; down += 1)
    for (let across = 0; across < marks; across += 1) {
      const isCorner =
        (down === 0 && (across === 0 || across === marks - 1)) ||
        (down === marks - 1 && across === 0);
      if (!isCorner) square(markAt(down), markAt(across), 2, [1]);
    }
  square(3, 3, 4, [2, 4]);
  square(3, side - 4, 4, [2, 4]);
  square(side - 4, 3, 4, [2, 4]);
  const format = formatPlaces(side);
  for (const { row, column } of format) put(row, column, false);
  put(side - 8, 8, true);
  if (version >= 7) {
    const bits = withRemainder(version, 12, 0x1f25);
    for (let at = 0; at < 18; at += 1) {
      const isDark = ((bits >> at) & 1) === 1;
      const [long, short] = [side - 11 + (at % 3), Math.floor(at / 3)];
      put(long, short, isDark);
      put(short, long, isDark);
    }
  }
  const order: number[] = [];
  for (let right = side - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let at = 0; at < side; at += 1)
      for (const column of [right, right - 1]) {
        const place = (isUp ? side - 1 - at : at) * side + column;
        if (!isTaken[place]) order.push(place);
      }
  }
  const masked = base.map((isDark) => (isDark ? 0xff : 0));
  for (const place of order)
    for (const [mask, isFlipped] of masks.entries())
      if (isFlipped(Math.floor(place / side), place % side)) masked[place]! |= 1 << mask;
  const layout = {
    side,
    order: Uint16Array.from(order),
    masked,
    format: format.map(({ row, column, bit }) => ({ place: row * side + column, bit })),
  };
  layouts.set(version, layout);
  return layout;
}

/** Where the bits of the format lie, each twice. */
function formatPlaces(side: number): { row: number; column: number; bit: number }[] {
  const end = side - 1;
  return Array.from({ length: 15 }, (_, bit) => {
    const near = bit < 6 ? bit : bit + 1;
    return [
      bit < 8 ? { row: near, column: 8, bit } : { row: 8, column: bit === 8 ? 7 : 14 - bit, bit },
      bit < 8 ? { row: 8, column: end - bit, bit } : { row: end - 14 + bit, column: 8, bit },
    ];
  }).flat();
}
const levelBits: Readonly<Record<QrLevel, number>> = { L: 1, M: 0, Q: 3, H: 2 };
/** The bits of the format of a level under all masks. */
function formatBits(level: QrLevel): number[] {
  const all = masks.map(
    (_, mask) => withRemainder((levelBits[level] << 3) | mask, 10, 0x537) ^ 0x5412,
  );
  return Array.from({ length: 15 }, (_, bit) =>
    all.reduce((byte, one, mask) => byte | (((one >> bit) & 1) << mask), 0),
  );
}
const formats = {
  L: formatBits('L'),
  M: formatBits('M'),
  Q: formatBits('Q'),
  H: formatBits('H'),
};

/**
 * The mask under which a symbol is easiest to read: with few long runs, squares of one colour and patterns that look
 * like a corner, and about half of it dark. Bit n of a module is its colour under mask n, so that all masks are judged
 * at once: `found` counts the penalty of each set of masks.
 */
function bestMask(grid: Uint8Array, side: number): number {
  const found = new Uint32Array(256);
  const dark = new Uint32Array(256);
  for (const [step, line] of [
    [1, side],
    [side, 1],
  ] as const)
    for (let one = 0; one < side; one += 1) {
      let [second, third, fourth, fifth] = [0, 0, 0, 0];
      for (let other = 1, at = one * line + step; other < side; other += 1, at += step) {
        const here = grid[at]!;
        // Which masks give this module the colour of the one before; then the same for those before it.
        const same = ~(here ^ grid[at - step]!) & 0xff;
        const five = same & second & third & fourth;
        if (five > 0) {
          found[five]! += 1;
          found[five & ~fifth]! += 2;
        }
        fifth = fourth;
        fourth = third;
        third = second;
        second = same;
        if (other < 10) continue;
        found[cornerAt(grid, at, -step)]! += 40;
        found[cornerAt(grid, at - 10 * step, step)]! += 40;
      }
    }
  for (let at = 0; at < grid.length; at += 1) {
    const here = grid[at]!;
    dark[here]! += 1;
    if (at < side || at % side === 0) continue;
    const others = (here ^ grid[at - 1]!) | (here ^ grid[at - side]!);
    found[~(others | (here ^ grid[at - side - 1]!)) & 0xff]! += 3;
  }
  const penalties = masks.map((_, mask) => {
    let [points, darkOnes] = [0, 0];
    for (let set = 0; set < 256; set += 1)
      if ((set >> mask) & 1) {
        points += found[set]!;
        darkOnes += dark[set]!;
      }
    return points + Math.abs(Math.ceil((darkOnes * 20) / grid.length) - 10) * 10;
  });
  return penalties.indexOf(Math.min(...penalties));
}

/** The masks under which four light modules and then a corner's 1011101 begin here. */
function cornerAt(grid: Uint8Array, at: number, step: number): number {
  const light = grid[at]! | grid[at + step]! | grid[at + 2 * step]! | grid[at + 3 * step]!;
  if (light === 0xff) return 0;
  const gaps = light | grid[at + 5 * step]! | grid[at + 9 * step]!;
  const ends = grid[at + 4 * step]! & grid[at + 10 * step]!;
  const middle = grid[at + 6 * step]! & grid[at + 7 * step]! & grid[at + 8 * step]!;
  return ends & middle & ~gaps;
}

/** The data codewords of a text, in the smallest version that holds them; null if there is none. */
function fitted(text: string, level: QrLevel): { version: number; data: Uint8Array } | null {
  // The lengths of segments take more bits from versions 10 and 27 on.
  for (const [first, last] of [
    [1, 9],
    [10, 26],
    [27, 40],
  ] as const) {
    const segments = segmentsOf(text, first);
    for (let version: number = first; version <= last; version += 1) {
      const data = codewordsOf(segments, first, dataWords(version, level));
      if (data) return { version, data };
    }
  }
  return null;
}

/** The modules of a QR code by rows, true where dark; null for no text, or too much for the largest one. */
export function qrCode(text: string, level: QrLevel): boolean[][] | null {
  const found = text === '' ? null : fitted(text, level);
  if (!found) return null;
  const words = interleaved(found.data, found.version, level);
  const { side, order, masked, format } = layoutOf(found.version);
  const grid = masked.slice();
  for (let at = 0; at < words.length * 8; at += 1)
    if ((words[at >> 3]! >> (7 - (at & 7))) & 1) grid[order[at]!]! ^= 0xff;
  for (const { place, bit } of format) grid[place] = formats[level][bit]!;
  const chosen = 1 << bestMask(grid, side);
  const rows: boolean[][] = [];
  for (let row = 0; row < side; row += 1) {
    const modules: boolean[] = [];
    for (let at = row * side; at < (row + 1) * side; at += 1)
      modules.push((grid[at]! & chosen) !== 0);
    rows.push(modules);
  }
  return rows;
}
