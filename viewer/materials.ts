import {
  DoubleSide,
  Mesh,
  MeshStandardMaterial,
  type BufferGeometry,
  type Material,
  type Object3D,
} from 'three';

/** The default material: neutral metal, visible from both sides. */
export const neutralMaterial = () =>
  new MeshStandardMaterial({
    color: 0x9a_a5_ad,
    metalness: 0.1,
    roughness: 0.6,
    side: DoubleSide,
    flatShading: false,
  });

/** Some programs write an empty normals attribute, which would make everything black. */
function hasNormals(geometry: BufferGeometry): boolean {
  const normals = geometry.getAttribute('normal');
  if (!normals) return false;
  const few = Math.min(normals.count, 300);
  return Array.from({ length: few }, (_, at) => at).some(
    (at) => normals.getX(at) !== 0 || normals.getY(at) !== 0 || normals.getZ(at) !== 0,
  );
}

const mostMetal = 0.35;

export const materialsOf = (object: Object3D): Material[] => {
  const { material } = object as Partial<Mesh>;
  return material ? [material].flat() : [];
};

/** Loaders give white plastic to parts without a material; these become neutral, and all parts get normals. */
export function dress(model: Object3D, hasMaterials: boolean): void {
  model.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { geometry } = object;
    if (!hasNormals(geometry as BufferGeometry)) geometry.computeVertexNormals();
    if (!hasMaterials) {
      const isColoured = Boolean(geometry.getAttribute('color'));
      for (const old of materialsOf(object)) old.dispose();
      const material = neutralMaterial();
      material.vertexColors = isColoured;
      if (isColoured) material.color.set(0xff_ff_ff);
      object.material = material;
      return;
    }
    // Many exports have inverted faces; it is better to see one from behind than not at all.
    for (const material of materialsOf(object)) {
      material.side = DoubleSide;
      // Pure metal without an environment map would be black.
      if (material instanceof MeshStandardMaterial)
        material.metalness = Math.min(material.metalness, mostMetal);
    }
  });
}

/** Frees the GPU memory of a model. */
export function discard(model: Object3D): void {
  model.traverse((object) => {
    (object as Partial<Mesh>).geometry?.dispose();
    for (const material of materialsOf(object)) {
      for (const value of Object.values(material))
        if (value && typeof value === 'object' && 'isTexture' in value)
          (value as { dispose: () => void }).dispose();
      material.dispose();
    }
  });
}
