/** Corners and triangles; enough to say what a thing looks like. */
export type Mesh = { points: [number, number, number][]; faces: [number, number, number][] };

/** A gear of so many teeth, in millimetres, standing on the ground. */
export function gear(teeth = 16, radius = 30, height = 10): Mesh {
  const ring: [number, number][] = [];
  for (let at = 0; at < teeth * 4; at += 1) {
    const reach = at % 4 < 2 ? radius : radius * 0.82;
    const angle = ((at + (at % 2 === 0 ? 0.15 : -0.15)) / (teeth * 4)) * Math.PI * 2;
    ring.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }
  const hole = ring.map(([x, y]): [number, number] => {
    const far = Math.hypot(x, y) / (radius * 0.3);
    return [x / far, y / far];
  });
  const layer = (points: [number, number][], z: number) =>
    points.map(([x, y]): [number, number, number] => [x, y, z]);
  const n = ring.length;
  // Outer and inner ring below, outer and inner ring above.
  const points = [layer(ring, 0), layer(hole, 0), layer(ring, height), layer(hole, height)].flat();
  const faces: [number, number, number][] = [];
  const quad = (a: number, b: number, c: number, d: number) => faces.push([a, b, c], [a, c, d]);
  for (let at = 0; at < n; at += 1) {
    const next = (at + 1) % n;
    quad(at, next, 2 * n + next, 2 * n + at);
    quad(n + next, n + at, 3 * n + at, 3 * n + next);
    quad(2 * n + at, 2 * n + next, 3 * n + next, 3 * n + at);
    quad(next, at, n + at, n + next);
  }
  return { points, faces };
}

export function objOf({ points, faces }: Mesh): Buffer {
  const lines = [
    ...points.map((point) => `v ${point.map((value) => value.toFixed(4)).join(' ')}`),
    ...faces.map((face) => `f ${face.map((at) => at + 1).join(' ')}`),
  ];
  return Buffer.from(`# gear, millimetres\no gear\n${lines.join('\n')}\n`);
}

export function stlOf({ points, faces }: Mesh): Buffer {
  const bytes = Buffer.alloc(84 + faces.length * 50);
  bytes.write('binary STL', 0, 'latin1');
  bytes.writeUInt32LE(faces.length, 80);
  for (const [at, face] of faces.entries())
    for (const [corner, index] of face.entries())
      for (const [axis, value] of points[index]!.entries())
        // The normal is left empty: viewers work it out from the corners.
        bytes.writeFloatLE(value, 84 + at * 50 + 12 + corner * 12 + axis * 4);
  return bytes;
}

/** Binary glTF, with one material. */
export function glbOf({ points, faces }: Mesh): Buffer {
  // Its unit is the metre and its up is y.
  const corners = points.map(([x, y, z]) => [x / 1_000, z / 1_000, -y / 1_000]);
  const positions = Buffer.from(new Float32Array(corners.flat()).buffer);
  const indices = Buffer.from(new Uint32Array(faces.flat()).buffer);
  const bounds = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => Math.fround(pick(...corners.map((corner) => corner[axis]!))));
  const scene = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
    materials: [
      {
        pbrMetallicRoughness: {
          baseColorFactor: [0.55, 0.6, 0.64, 1],
          metallicFactor: 0.4,
          roughnessFactor: 0.5,
        },
      },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: points.length,
        type: 'VEC3',
        min: bounds(Math.min),
        max: bounds(Math.max),
      },
      { bufferView: 1, componentType: 5125, count: faces.length * 3, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.length },
      { buffer: 0, byteOffset: positions.length, byteLength: indices.length },
    ],
    buffers: [{ byteLength: positions.length + indices.length }],
  };
  const text = JSON.stringify(scene);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const data = Buffer.concat([positions, indices]);
  const words = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
  return Buffer.concat([
    words(0x46_54_6c_67, 2, 28 + json.length + data.length, json.length, 0x4e_4f_53_4a),
    json,
    words(data.length, 0x00_4e_49_42),
    data,
  ]);
}
