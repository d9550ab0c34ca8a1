import type { Scene } from '#blocks/kit/scene.ts';
import { watched, type Path } from './reads.ts';

/** A piece of a page; a cached one is the same object each time. */
export type Piece = { bytes: Buffer; isKept: boolean };
/** Renders a part of a page from a scene alone; values of the scene are read as text by path. */
export type Part = (scene: Scene, textAt: (path: Path) => string) => Piece;

/** Cached results of parts that read the same paths, by the values they read. */
type Drawn = { paths: readonly Path[]; found: Map<string, Piece> };

const mostPieces = 64;
const mostBytes = 64 * 1_048_576;
/** After this many scenes it is clear whether caching helps. */
const trial = 100;

let keptBytes = 0;
const filled = new Set<() => void>();

/** The limit of all parts together. */
function weigh(bytes: number, clear: () => void): void {
  filled.add(clear);
  keptBytes += bytes;
  if (keptBytes <= mostBytes) return;
  for (const forget of filled) forget();
  filled.clear();
  keptBytes = 0;
}

/**
 * Renders a part once for all scenes that look the same to it. It tracks the paths a part reads: if a scene has the
 * same values there, the result is the same. A part that differs for nearly everyone, such as a verdict with its times,
 * is soon rendered each time without tracking.
 */
export function cachedPart(draw: (scene: Scene) => string): Part {
  let drawn: Drawn[] = [];
  let count = 0;
  let [hits, misses] = [0, 0];
  const clear = () => {
    drawn = [];
    count = 0;
  };
  return (scene, textAt) => {
    if (misses >= trial && hits < misses * 3)
      return { bytes: Buffer.from(draw(scene)), isKept: false };
    for (const { paths, found } of drawn) {
      const known = found.get(keyOf(paths, textAt));
      if (!known) continue;
      hits += 1;
      return known;
    }
    misses += 1;
    const { scene: seen, paths } = watched(scene);
    const piece = { bytes: Buffer.from(draw(seen)), isKept: true };
    if (count >= mostPieces) clear();
    count += 1;
    const key = keep(drawn, [...paths].toSorted(), textAt, piece);
    weigh(piece.bytes.length + 2 * key.length, clear);
    return piece;
  };
}

function keep(
  drawn: Drawn[],
  paths: readonly Path[],
  textAt: (path: Path) => string,
  piece: Piece,
): string {
  const same = drawn.find((one) => one.paths.join() === paths.join());
  const into = same ?? { paths, found: new Map<string, Piece>() };
  if (!same) drawn.push(into);
  const key = keyOf(paths, textAt);
  into.found.set(key, piece);
  return key;
}

const keyOf = (paths: readonly Path[], textAt: (path: Path) => string) =>
  paths.map(textAt).join('\n');
