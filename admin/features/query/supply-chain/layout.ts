import type {
  ChainEdge,
  ChainKind,
  ChainNode,
} from '#contract/features/query/supply-chain/contract.ts';

/** The columns of the graph, from where goods come to where they go. */
export const columns: readonly (readonly ChainKind[])[] = [
  ['supplier'],
  ['lot'],
  ['batch'],
  ['shipment'],
  ['dealer', 'customer'],
  ['consumer'],
];
/** So many of a column are drawn; the rest is folded into one. */
export const mostDrawn = 14;
export const box = { width: 148, height: 44, gap: 14, between: 42, head: 36 } as const;

export type Placed =
  | { kind: 'node'; node: ChainNode; x: number; y: number }
  | { kind: 'more'; of: ChainKind; n: number; x: number; y: number };
type Line = { key: string; from: Placed; to: Placed; units: number | null };
export type Layout = {
  width: number;
  height: number;
  heads: { kinds: readonly ChainKind[]; x: number; n: number }[];
  placed: Placed[];
  lines: Line[];
};

/** Places what is in the chain by columns; those with something in them only. */
export function layOut(nodes: readonly ChainNode[], edges: readonly ChainEdge[]): Layout {
  const used = columns
    .map((kinds) => ({ kinds, of: nodes.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ of }) => of.length > 0);
  const places = new Map<string, Placed>();
  const placed: Placed[] = [];
  const heads: Layout['heads'] = [];
  const tallest = Math.max(...used.map(({ of }) => Math.min(of.length, mostDrawn + 1)), 1);
  const height = box.head + tallest * (box.height + box.gap);
  for (const [column, { kinds, of }] of used.entries()) {
    const x = column * (box.width + box.between);
    heads.push({ kinds, x, n: of.length });
    const drawn = of.length > mostDrawn + 1 ? of.slice(0, mostDrawn) : of;
    const folded = of.slice(drawn.length);
    const rows = drawn.length + (folded.length > 0 ? 1 : 0);
    const top = box.head + ((tallest - rows) * (box.height + box.gap)) / 2;
    const yOf = (at: number) => top + at * (box.height + box.gap);
    for (const [at, node] of drawn.entries()) {
      const one: Placed = { kind: 'node', node, x, y: yOf(at) };
      placed.push(one);
      places.set(node.key, one);
    }
    const [first] = folded;
    if (!first) continue;
    const more: Placed = {
      kind: 'more',
      of: first.kind,
      n: folded.length,
      x,
      y: yOf(drawn.length),
    };
    placed.push(more);
    for (const { key } of folded) places.set(key, more);
  }
  return {
    width: Math.max(used.length * (box.width + box.between) - box.between, box.width),
    height,
    heads,
    placed,
    lines: linesOf(edges, places),
  };
}

/** One line between two places, however many of those folded it stands for. */
function linesOf(edges: readonly ChainEdge[], places: ReadonlyMap<string, Placed>): Line[] {
  const lines = new Map<string, Line>();
  for (const { from, to, units } of edges) {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) continue;
    const key = `${start.x} ${start.y} ${end.x} ${end.y}`;
    const known = lines.get(key)?.units ?? null;
    const sum = units === null ? known : (known ?? 0) + units;
    lines.set(key, { key, from: start, to: end, units: sum });
  }
  return [...lines.values()];
}

/** A curve from the right of one box to the left of another; back over the top where that lies before it. */
export function pathOf({ from, to }: Pick<Line, 'from' | 'to'>): string {
  const middle = box.height / 2;
  const [y1, y2] = [from.y + middle, to.y + middle];
  const isBack = to.x <= from.x;
  const x1 = isBack ? from.x : from.x + box.width;
  const x2 = isBack ? to.x + box.width : to.x;
  const bend = (x2 - x1) / 2;
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
