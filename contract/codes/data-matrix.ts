/** The square symbols of ECC 200: modules per side, regions per side, data and check codewords, interleaved blocks. */
type Size = { side: number; regions: number; data: number; check: number; blocks: number };
const size = (side: number, regions: number, data: number, check: number, blocks = 1): Size => ({
  ...{ side, regions, data, check, blocks },
});
const sizes: readonly Size[] = [
  size(10, 1, 3, 5),
  size(12, 1, 5, 7),
  size(14, 1, 8, 10),
  size(16, 1, 12, 12),
  size(18, 1, 18, 14),
  size(20, 1, 22, 18),
  size(22, 1, 30, 20),
  size(24, 1, 36, 24),
  size(26, 1, 44, 28),
  size(32, 2, 62, 36),
  size(36, 2, 86, 42),
  size(40, 2, 114, 48),
  size(44, 2, 144, 56),
  size(48, 2, 174, 68),
  size(52, 2, 204, 84, 2),
];
const pad = 129;

const fnc1 = 232;

/** ASCII encodation: two digits share a codeword, any other character takes one. GS1 data begins with FNC1. */
function codewordsOf(text: string, isGs1: boolean): number[] {
  const words: number[] = isGs1 ? [fnc1] : [];
  for (let at = 0; at < text.length;) {
    const pair = /^\d\d/.exec(text.slice(at, at + 2));
    if (pair) words.push(130 + Number(pair[0]));
    else words.push(text.charCodeAt(at) + 1);
    at += pair ? 2 : 1;
  }
  return words;
}

/** Padded to the capacity of the symbol; each pad codeword is randomised by its position. */
function padded(words: readonly number[], length: number): number[] {
  const all = [...words];
  if (all.length < length) all.push(pad);
  while (all.length < length) {
    const scrambled = pad + ((149 * (all.length + 1)) % 253) + 1;
    all.push(scrambled <= 254 ? scrambled : scrambled - 254);
  }
  return all;
}

const powers: number[] = [];
const logs: number[] = [];
for (let at = 0, value = 1; at < 255; at += 1) {
  powers[at] = value;
  logs[value] = at;
  value <<= 1;
  if (value > 255) value ^= 0x12d;
}
const times = (one: number, other: number) =>
  one === 0 || other === 0 ? 0 : powers[(logs[one]! + logs[other]!) % 255]!;

/** The Reed-Solomon check codewords of one block. */
export function checkWords(data: readonly number[], count: number): number[] {
  const factors = [1];
  for (let at = 1; at <= count; at += 1) {
    factors.push(0);
    for (let of = at; of > 0; of -= 1)
      factors[of] = factors[of]! ^ times(factors[of - 1]!, powers[at]!);
  }
  const rest = Array<number>(count).fill(0);
  for (const word of data) {
    const lead = word ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < count; at += 1) rest[at] = rest[at]! ^ times(lead, factors[at + 1]!);
  }
  return rest;
}

function withChecks(data: readonly number[], { check, blocks }: Size): number[] {
  const checks = Array<number>(check);
  for (let block = 0; block < blocks; block += 1) {
    const own = data.filter((_, at) => at % blocks === block);
    for (const [at, word] of checkWords(own, check / blocks).entries())
      checks[at * blocks + block] = word;
  }
  return [...data, ...checks];
}

const [dark, unset, light] = [-1, -2, -3];

const placements = new Map<number, number[][]>();
function knownPlacement(side: number): number[][] {
  const known = placements.get(side);
  if (known) return known;
  const made = placement(side);
  placements.set(side, made);
  return made;
}

/** For every module of the data region: which bit of which codeword it shows, as `codeword * 8 + bit`; below 0 it is fixed. */
export function placement(side: number): number[][] {
  const map = Array.from({ length: side }, () => Array<number>(side).fill(unset));
  const set = (row: number, column: number, word: number, bit: number) => {
    const [down, across] = [row < 0 ? side : 0, column < 0 ? side : 0];
    const wrappedRow = row + down + (across ? 4 - ((side + 4) % 8) : 0);
    const wrappedColumn = column + across + (down ? 4 - ((side + 4) % 8) : 0);
    map[wrappedRow]![wrappedColumn] = word * 8 + bit;
  };
  const draw = (word: number, cells: readonly (readonly [number, number])[]) =>
    cells.forEach(([row, column], bit) => set(row, column, word, bit));
  const end = side - 1;
  const corners: Record<string, readonly (readonly [number, number])[]> = {
    one: [
      [end, 0],
      [end, 1],
      [end, 2],
      [0, end - 1],
      [0, end],
      [1, end],
      [2, end],
      [3, end],
    ],
    two: [
      [end - 2, 0],
      [end - 1, 0],
      [end, 0],
      [0, end - 3],
      [0, end - 2],
      [0, end - 1],
      [0, end],
      [1, end],
    ],
    three: [
      [end - 2, 0],
      [end - 1, 0],
      [end, 0],
      [0, end - 1],
      [0, end],
      [1, end],
      [2, end],
      [3, end],
    ],
    four: [
      [end, 0],
      [end, end],
      [0, end - 2],
      [0, end - 1],
      [0, end],
      [1, end - 2],
      [1, end - 1],
      [1, end],
    ],
  };
  const shape = (row: number, column: number) =>
    [
      [row - 2, column - 2],
      [row - 2, column - 1],
      [row - 1, column - 2],
      [row - 1, column - 1],
      [row - 1, column],
      [row, column - 2],
      [row, column - 1],
      [row, column],
    ] as const;
  let word = 0;
  let [row, column] = [4, 0];
  const isFree = () => map[row]?.[column] === unset;
  do {
    if (row === side && column === 0) draw(word++, corners.one!);
    if (row === side - 2 && column === 0 && side % 4 !== 0) draw(word++, corners.two!);
    if (row === side - 2 && column === 0 && side % 8 === 4) draw(word++, corners.three!);
    if (row === side + 4 && column === 2 && side % 8 === 0) draw(word++, corners.four!);
    do {
      if (row < side && column >= 0 && isFree()) draw(word++, shape(row, column));
      row -= 2;
      column += 2;
    } while (row >= 0 && column < side);
    row += 1;
    column += 3;
    do {
      if (row >= 0 && column < side && isFree()) draw(word++, shape(row, column));
      row += 2;
      column -= 2;
    } while (row < side && column >= 0);
    row += 3;
    column += 1;
  } while (row < side || column < side);
  // A corner that no codeword reaches.
  if (map[end]![end] === unset) {
    map[end]![end] = dark;
    map[end - 1]![end - 1] = dark;
    map[end]![end - 1] = light;
    map[end - 1]![end] = light;
  }
  return map;
}

/** FNC1 between the values of GS1. */
const groupSeparator = String.fromCodePoint(29);

/**
 * An ASCII text as a square of dark and light modules; null if it is too long or not ASCII. The separator of GS1 data
 * (0x1D) stands for itself.
 */
export function dataMatrix(text: string, isGs1 = false): boolean[][] | null {
  if (!/^[\x20-\x7e]+$/.test(text.replaceAll(groupSeparator, ' '))) return null;
  const words = codewordsOf(text, isGs1);
  const found = sizes.find(({ data }) => data >= words.length);
  if (!found) return null;
  const { side, regions } = found;
  const all = withChecks(padded(words, found.data), found);
  const inner = side / regions - 2;
  const map = knownPlacement(inner * regions);
  const isDark = (row: number, column: number): boolean => {
    const place = map[row]![column]!;
    if (place < 0) return place === dark;
    return ((all[place >> 3]! >> (7 - (place & 7))) & 1) === 1;
  };
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => {
      const [row, column] = [y % (inner + 2), x % (inner + 2)];
      // Two solid sides and two broken ones around each region.
      if (column === 0 || row === inner + 1) return true;
      if (row === 0) return column % 2 === 0;
      if (column === inner + 1) return row % 2 === 1;
      const regionRow = Math.floor(y / (inner + 2));
      const regionColumn = Math.floor(x / (inner + 2));
      return isDark(regionRow * inner + row - 1, regionColumn * inner + column - 1);
    }),
  );
}
