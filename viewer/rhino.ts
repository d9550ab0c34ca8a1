import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Matrix4,
  Mesh,
  Points,
  PointsMaterial,
  type Object3D,
} from 'three';
import { ModelError } from './formats.ts';
import { neutralMaterial } from './materials.ts';

type Common = { id: string; isInDefinition: boolean; colour: [number, number, number] };
/** One object of a Rhino file, as sent by the worker. */
export type RhinoPart = Common &
  (
    | {
        kind: 'mesh' | 'line' | 'points';
        position: Float32Array;
        normal?: Float32Array;
        index?: Uint32Array | Uint16Array;
      }
    | { kind: 'reference'; definition: string; matrix: number[] }
  );
export type RhinoTold =
  | { parts: RhinoPart[]; definitions: Record<string, string[]> }
  | { failure: string };

/** Reads a Rhino file in a worker; aborting ends it at once. */
export async function parseRhino(bytes: ArrayBuffer, signal: AbortSignal): Promise<Object3D> {
  const worker = new Worker(new URL('./rhino-worker.ts', import.meta.url), { type: 'module' });
  try {
    const told = await new Promise<RhinoTold>((resolve, reject) => {
      const stop = () => reject(signal.reason as Error);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
      worker.onmessage = ({ data }: MessageEvent<RhinoTold>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(bytes, [bytes]);
    });
    if ('failure' in told) throw new ModelError('broken', told.failure);
    return assemble(told);
  } finally {
    worker.terminate();
  }
}

const deepest = 12;
const most = 20_000;

/** Blocks are placed wherever they are referred to, also inside each other. */
function assemble({ parts, definitions }: Extract<RhinoTold, { parts: unknown }>): Object3D {
  const byId = new Map(parts.map((part) => [part.id, part]));
  let count = 0;
  const build = (part: RhinoPart, depth: number): Object3D | null => {
    count += 1;
    if (count > most || depth > deepest) return null;
    if (part.kind !== 'reference') return drawn(part);
    const group = new Group();
    for (const id of definitions[part.definition] ?? []) {
      const inner = byId.get(id);
      const built = inner && build(inner, depth + 1);
      if (built) group.add(built);
    }
    group.applyMatrix4(new Matrix4().fromArray(part.matrix).transpose());
    return group;
  };
  const model = new Group();
  for (const part of parts) {
    const built = part.isInDefinition ? null : build(part, 0);
    if (built) model.add(built);
  }
  return model;
}

function drawn(part: Exclude<RhinoPart, { kind: 'reference' }>): Object3D {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(part.position, 3));
  if (part.normal) geometry.setAttribute('normal', new BufferAttribute(part.normal, 3));
  if (part.index) geometry.setIndex(new BufferAttribute(part.index, 1));
  const [red, green, blue] = part.colour;
  const colour = (red << 16) | (green << 8) | blue;
  if (part.kind === 'line') return new Line(geometry, new LineBasicMaterial({ color: colour }));
  if (part.kind === 'points')
    return new Points(
      geometry,
      new PointsMaterial({ color: colour, size: 3, sizeAttenuation: false }),
    );
  const material = neutralMaterial();
  // Rhino uses black for "no colour chosen".
  if (colour !== 0) material.color.set(colour);
  return new Mesh(geometry, material);
}
