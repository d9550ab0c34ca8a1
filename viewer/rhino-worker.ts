import makeRhino, {
  type Curve,
  type File3dm,
  type File3dmObject,
  type Mesh,
  type RhinoModule,
} from 'rhino3dm';
import wasm from 'rhino3dm/rhino3dm.wasm?url&no-inline';
import type { RhinoPart, RhinoTold } from './rhino.ts';

/*
 * Reads Rhino files in a worker. The library creates functions from strings, which the page's content security policy
 * forbids; a worker loaded from a file has the policy of that file and no access to the page.
 */

type Shape = { position: Float32Array; normal?: Float32Array; index?: Uint32Array | Uint16Array };
/** What the library's own types lack. */
type Meshable = { toThreejsBuffers: (yUp: boolean) => Shape };
type Attributes = {
  id: string;
  isInstanceDefinitionObject: boolean;
  drawColor: (file: File3dm) => { r: number; g: number; b: number };
};
type Block = { parentIdefId: string; xform: { toFloatArray: (rowMajor: boolean) => number[] } };
type Faces = { count: number; get: (at: number) => { getMesh: (kind: unknown) => Mesh | null } };

const shapeOf = (mesh: unknown): Shape => {
  const { position, normal, index } = (mesh as Meshable).toThreejsBuffers(false);
  return { position, ...(normal ? { normal } : {}), ...(index ? { index } : {}) };
};

const stepsOfCurve = 96;
function pointsOf(curve: Curve): Float32Array {
  const [from, to] = curve.domain as unknown as [number, number];
  const isStraight = (curve as unknown as { isLinear: (tolerance: number) => boolean }).isLinear(
    1e-9,
  );
  const steps = isStraight ? 1 : stepsOfCurve;
  const points = Array.from({ length: steps + 1 }, (_, at) =>
    Array.from(curve.pointAt(from + ((to - from) * at) / steps) as Iterable<number>),
  );
  return new Float32Array(points.flat());
}

/** The visible part of one object; null for annotations, lights and the like. */
function seenOf(rhino: RhinoModule, object: File3dmObject): Shape | 'line' | 'points' | null {
  const geometry = object.geometry();
  const { ObjectType: kinds, MeshType } = rhino;
  switch (geometry.objectType) {
    case kinds.Mesh:
      return shapeOf(geometry);
    case kinds.Brep: {
      const faces = (geometry as unknown as { faces: () => Faces }).faces();
      const whole = new rhino.Mesh();
      for (let at = 0; at < faces.count; at += 1) {
        const piece = faces.get(at).getMesh(MeshType.Any);
        if (piece) whole.append(piece);
      }
      return whole.faces().count > 0 ? shapeOf(whole) : null;
    }
    case kinds.Extrusion: {
      const mesh = (geometry as unknown as { getMesh: (kind: unknown) => Mesh | null }).getMesh(
        MeshType.Any,
      );
      return mesh && shapeOf(mesh);
    }
    case kinds.SubD: {
      const subD = geometry as unknown as { subdivide: (times: number) => boolean };
      subD.subdivide(3);
      const { Mesh: meshes } = rhino as unknown as {
        Mesh: { createFromSubDControlNet: (subD: unknown, withColours: boolean) => Mesh | null };
      };
      const mesh = meshes.createFromSubDControlNet(subD, false);
      return mesh && shapeOf(mesh);
    }
    case kinds.Curve:
      return 'line';
    case kinds.PointSet:
      return 'points';
    default:
      return null;
  }
}

function partOf(rhino: RhinoModule, file: File3dm, object: File3dmObject): RhinoPart | null {
  const attributes = object.attributes() as unknown as Attributes;
  const { r, g, b } = attributes.drawColor(file);
  const common = {
    id: attributes.id,
    isInDefinition: attributes.isInstanceDefinitionObject,
    colour: [r, g, b] as [number, number, number],
  };
  const geometry = object.geometry();
  if (geometry.objectType === rhino.ObjectType.InstanceReference) {
    const { parentIdefId: definition, xform } = geometry as unknown as Block;
    return { ...common, kind: 'reference', definition, matrix: [...xform.toFloatArray(true)] };
  }
  const seen = seenOf(rhino, object);
  if (seen === null) return null;
  if (seen === 'line')
    return { ...common, kind: 'line', position: pointsOf(geometry as unknown as Curve) };
  if (seen === 'points') return { ...common, kind: 'points', position: shapeOf(geometry).position };
  return { ...common, kind: 'mesh', ...seen };
}

async function read(bytes: ArrayBuffer): Promise<RhinoTold> {
  const rhino = await makeRhino({ locateFile: () => wasm });
  const file = rhino.File3dm.fromByteArray(new Uint8Array(bytes)) as File3dm | null;
  if (!file) return { failure: 'no 3dm file' };
  const parts: RhinoPart[] = [];
  const objects = file.objects();
  for (let at = 0; at < objects.count; at += 1) {
    const part = partOf(rhino, file, objects.get(at));
    if (part) parts.push(part);
  }
  const definitions: Record<string, string[]> = {};
  const blocks = file.instanceDefinitions();
  for (let at = 0; at < blocks.count; at += 1) {
    const block = blocks.get(at);
    definitions[block.id] = Array.from(block.getObjectIds() as Iterable<string>);
  }
  return { parts, definitions };
}

onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    postMessage(await read(data));
  } catch (failure) {
    postMessage({ failure: String(failure) } satisfies RhinoTold);
  }
};
