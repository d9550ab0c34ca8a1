import { LoadingManager, Mesh, type Object3D } from 'three';
import { ModelError, type ModelFormat } from './formats.ts';
import { neutralMaterial } from './materials.ts';

/** Only this one file is read: files it refers to (textures, buffers) are never requested. */
function sealedManager(): LoadingManager {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => (/^(data|blob):/.test(url) ? url : 'data:,'));
  return manager;
}

const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

type Parse = (bytes: ArrayBuffer, signal: AbortSignal) => Promise<Object3D>;

// Each loader is imported with the first file that needs it.
const parsers: Record<ModelFormat, Parse> = {
  obj: async (bytes) => {
    const { OBJLoader } = await import('three/addons/loaders/OBJLoader.js');
    return new OBJLoader(sealedManager()).parse(text(bytes));
  },
  stl: async (bytes) => {
    const { STLLoader } = await import('three/addons/loaders/STLLoader.js');
    return new Mesh(new STLLoader().parse(bytes), neutralMaterial());
  },
  glb: async (bytes) => parseGltf(bytes),
  gltf: async (bytes) => parseGltf(bytes),
  fbx: async (bytes) => {
    const { FBXLoader } = await import('three/addons/loaders/FBXLoader.js');
    return new FBXLoader(sealedManager()).parse(bytes, '');
  },
  '3ds': async (bytes) => {
    const { TDSLoader } = await import('three/addons/loaders/TDSLoader.js');
    return new TDSLoader(sealedManager()).parse(bytes, '');
  },
  '3dm': async (bytes, signal) => {
    const { parseRhino } = await import('./rhino.ts');
    return parseRhino(bytes, signal);
  },
};

/** Whether the JSON at the start of the file requires the decoder; imported only then. */
const isPacked = (bytes: ArrayBuffer) =>
  /(EXT|KHR)_meshopt_compression/.test(text(bytes.slice(0, 4_000_000)));

async function parseGltf(bytes: ArrayBuffer): Promise<Object3D> {
  const { GLTFLoader } = await import('three/addons/loaders/GLTFLoader.js');
  const loader = new GLTFLoader(sealedManager());
  try {
    if (isPacked(bytes)) {
      const { MeshoptDecoder } = await import('three/addons/libs/meshopt_decoder.module.js');
      loader.setMeshoptDecoder(MeshoptDecoder);
    }
    return (await loader.parseAsync(bytes, '')).scene;
  } catch (cause) {
    // Compressed with a codec that this viewer does not include.
    if (/DRACOLoader|KTX2Loader/.test(String(cause))) throw new ModelError('packed', cause);
    throw cause;
  }
}

/** Parses a model file; throws `ModelError` if it fails. */
export async function parseModel(
  bytes: ArrayBuffer,
  format: ModelFormat,
  signal: AbortSignal,
): Promise<Object3D> {
  try {
    return await parsers[format](bytes, signal);
  } catch (cause) {
    if (signal.aborted || cause instanceof ModelError) throw cause;
    throw new ModelError('broken', cause);
  }
}

/** Formats with z as the up axis. */
export const standsOnZ = (format: ModelFormat): boolean => ['stl', '3ds', '3dm'].includes(format);
