import type { Scene } from '#blocks/kit/scene.ts';

/** A path read from a scene: `language`, `log`, `answer.verdict`, `answer.result.part_name` … */
export type Path = string;

/**
 * A scene that records what is read from it. The fields of an answer are tracked one by one, everything else as a
 * whole; whether there is an answer or a result counts as a read too.
 */
export function watched(scene: Scene): { scene: Scene; paths: Set<Path> } {
  const paths = new Set<Path>();
  const watch = <T extends object>(value: T, prefix: string, inside: string): T =>
    // A copy, because a proxy cannot wrap frozen objects.
    new Proxy(
      { ...value },
      {
        get: (target, key) => {
          const found = Reflect.get(target, key) as unknown;
          if (typeof key === 'symbol') return found;
          const path = prefix + key;
          if (key !== inside) {
            paths.add(path);
            return found;
          }
          paths.add(`${path}?`);
          return found && watch(found, `${path}.`, 'result');
        },
        has: (target, key) => {
          if (typeof key === 'string') paths.add(prefix + key);
          return Reflect.has(target, key);
        },
      },
    );
  return { scene: watch(scene, '', 'answer'), paths };
}

/** Reads the value at a path as text; each is serialised once. */
export function readerOf(scene: Scene): (path: Path) => string {
  const known = new Map<Path, string>();
  return (path) => {
    let text = known.get(path);
    if (text === undefined) known.set(path, (text = textAt(scene, path)));
    return text;
  };
}

function textAt(scene: Scene, path: Path): string {
  if (path.endsWith('?')) return find(scene, path.slice(0, -1)) ? 'yes' : 'no';
  return JSON.stringify(find(scene, path)) ?? '';
}

const find = (scene: Scene, path: Path): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], scene);
