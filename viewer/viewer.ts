import {
  Box3,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
  type Object3D,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { fetchBytes, type Progress } from './fetch-bytes.ts';
import { ModelError, type ModelFormat } from './formats.ts';
import { discard, dress, materialsOf } from './materials.ts';
import { parseModel, standsOnZ } from './parse.ts';

export type Backdrop = 'light' | 'dark';
const backdrops: Record<Backdrop, number> = { light: 0xf4_f5_f2, dark: 0x12_16_1b };

export type Viewer = {
  /** Width, depth and height in the units of the file, and the number of parts and faces. */
  facts: { size: [number, number, number]; triangles: number };
  /** Resets the camera to show the whole model. */
  reset: () => void;
  setWireframe: (isOn: boolean) => void;
  setBackdrop: (backdrop: Backdrop) => void;
  /** Above one zooms in, below one zooms out. */
  zoom: (factor: number) => void;
  dispose: () => void;
};

type OpenOptions = {
  url: string;
  format: ModelFormat;
  backdrop: Backdrop;
  signal: AbortSignal;
  /** Bytes loaded; null once all are there and being parsed. */
  onProgress: (progress: Progress | null) => void;
};

/** Shows a model in `host` that can be rotated, moved and zoomed. Independent of the page around it. */
export async function openModel(host: HTMLElement, options: OpenOptions): Promise<Viewer> {
  const { url, format, signal, onProgress } = options;
  // Checked first: without WebGL nothing needs to be fetched.
  const renderer = makeRenderer();
  try {
    const bytes = await fetchBytes(url, { signal, onProgress });
    onProgress(null);
    // Parsing blocks the page: let it draw the progress first.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const model = await parseModel(bytes, format, signal);
    signal.throwIfAborted();
    const facts = measure(model, format);
    return { ...show(host, renderer, model, format, options.backdrop), facts };
  } catch (failure) {
    renderer.dispose();
    renderer.forceContextLoss();
    throw failure;
  }
}

function makeRenderer(): WebGLRenderer {
  try {
    const renderer = new WebGLRenderer({ antialias: true, powerPreference: 'low-power' });
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    return renderer;
  } catch (cause) {
    throw new ModelError('noGraphics', cause);
  }
}

const countTriangles = ({ index, attributes }: BufferGeometry) =>
  Math.floor((index?.count ?? attributes.position?.count ?? 0) / 3);

function measure(model: Object3D, format: ModelFormat): Viewer['facts'] {
  model.updateMatrixWorld(true);
  const size = new Box3().setFromObject(model).getSize(new Vector3());
  let triangles = 0;
  model.traverse((object) => {
    if (object instanceof Mesh) triangles += countTriangles(object.geometry as BufferGeometry);
  });
  const { x, y, z } = size;
  if (![x, y, z].every(Number.isFinite)) throw new ModelError('broken');
  if (x + y + z === 0) throw new ModelError('empty');
  return { size: standsOnZ(format) ? [x, y, z] : [x, z, y], triangles };
}

function show(
  host: HTMLElement,
  renderer: WebGLRenderer,
  model: Object3D,
  format: ModelFormat,
  backdrop: Backdrop,
): Omit<Viewer, 'facts'> {
  dress(model, format !== 'obj' && format !== 'stl');
  const stand = new Group();
  if (standsOnZ(format)) stand.rotation.x = -Math.PI / 2;
  stand.add(model);
  const scene = new Scene();
  scene.add(stand);
  scene.background = new Color(backdrops[backdrop]);
  const camera = new PerspectiveCamera(40, 1, 0.1, 10);
  // Lights that follow the camera, and a sky. An environment map takes seconds to make without a GPU.
  const [lamp, second] = [
    new DirectionalLight(0xff_ff_ff, 2.2),
    new DirectionalLight(0xff_ff_ff, 0.7),
  ];
  lamp.position.set(0.5, 1, 0.8);
  second.position.set(-1, -0.2, 0.4);
  camera.add(lamp, second);
  scene.add(camera, new HemisphereLight(0xff_ff_ff, 0x9a_a0_a6, 1.3));
  const { domElement: canvas } = renderer;
  host.append(canvas);
  const controls = new OrbitControls(camera, canvas);
  const draw = () => renderer.render(scene, camera);

  const box = new Box3().setFromObject(stand);
  const centre = box.getCenter(new Vector3());
  const radius = Math.max(box.getSize(new Vector3()).length() / 2, 1e-9);
  const reset = () => {
    const narrow = Math.min(1, camera.aspect);
    const far = (radius / Math.sin((camera.fov * Math.PI) / 360) / narrow) * 0.9;
    camera.near = radius / 100;
    camera.far = far + radius * 100;
    camera.position.copy(centre).add(new Vector3(0.62, 0.48, 0.85).setLength(far));
    camera.updateProjectionMatrix();
    controls.minDistance = radius / 20;
    controls.maxDistance = far * 8;
    controls.target.copy(centre);
    controls.update();
    draw();
  };
  const resize = () => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    renderer.setSize(width, height);
    draw();
  };
  const watcher = new ResizeObserver(resize);
  resize();
  reset();
  watcher.observe(host);
  // Drawn only after a change: a still model costs nothing.
  controls.addEventListener('change', draw);

  return {
    reset,
    setWireframe: (isOn) => {
      model.traverse((object) => {
        for (const material of materialsOf(object))
          if ('wireframe' in material) material.wireframe = isOn;
      });
      draw();
    },
    setBackdrop: (next) => {
      scene.background = new Color(backdrops[next]);
      draw();
    },
    zoom: (factor) => {
      const offset = camera.position.clone().sub(controls.target).divideScalar(factor);
      offset.clampLength(controls.minDistance, controls.maxDistance);
      camera.position.copy(controls.target).add(offset);
      controls.update();
      draw();
    },
    dispose: () => {
      watcher.disconnect();
      controls.dispose();
      discard(model);
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}
