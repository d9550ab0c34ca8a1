import { gear, glbOf, objOf, stlOf, type Mesh } from '#server/seed/models.ts';
import rhino3dm from 'rhino3dm';

/** One chunk of a 3DS file: its kind, its length, what it holds. */
function chunk(kind: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(6);
  head.writeUInt16LE(kind, 0);
  head.writeUInt32LE(body.length + 6, 2);
  return Buffer.concat([head, body]);
}
const shorts = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
const floats = (values: number[]) => Buffer.from(new Float32Array(values).buffer);

function threeDsOf({ points, faces }: Mesh): Buffer {
  const mesh = chunk(
    0x41_00,
    chunk(0x41_10, shorts(points.length), floats(points.flat())),
    chunk(0x41_20, shorts(faces.length, ...faces.flatMap((face) => [...face, 7]))),
  );
  const object = chunk(0x40_00, Buffer.from('gear\0'), mesh);
  const version = chunk(0x00_02, Buffer.from(new Uint32Array([3]).buffer));
  return chunk(0x4d_4d, version, chunk(0x3d_3d, object));
}

function fbxOf({ points, faces }: Mesh): Buffer {
  // The last corner of a face is told by its complement.
  const corners = faces.flatMap(([a, b, c]) => [a, b, -c - 1]);
  return Buffer.from(`; FBX 7.3.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 7300
}
GlobalSettings:  {
	Version: 1000
	Properties70:  {
		P: "UpAxis", "int", "Integer", "",1
		P: "UnitScaleFactor", "double", "Number", "",1
	}
}
Objects:  {
	Geometry: 1001, "Geometry::gear", "Mesh" {
		Vertices: *${points.length * 3} {
			a: ${points
        .flat()
        .map((value) => value.toFixed(4))
        .join(',')}
		}
		PolygonVertexIndex: *${corners.length} {
			a: ${corners.join(',')}
		}
		GeometryVersion: 124
	}
	Model: 1002, "Model::gear", "Mesh" {
		Version: 232
		Properties70:  {
			P: "Lcl Translation", "Lcl Translation", "", "A",0,0,0
		}
	}
}
Connections:  {
	C: "OO",1002,0
	C: "OO",1001,1002
}
`);
}

async function rhinoOf({ points, faces }: Mesh): Promise<Buffer> {
  const rhino = await rhino3dm();
  const file = new rhino.File3dm();
  const mesh = new rhino.Mesh();
  for (const [x, y, z] of points) mesh.vertices().add(x, y, z);
  for (const [a, b, c] of faces) mesh.faces().addTriFace(a, b, c);
  mesh.normals().computeNormals();
  file.objects().add(mesh, new rhino.ObjectAttributes());
  return Buffer.from(file.toByteArray());
}

/** The same gear in each format the viewer opens, made here. */
export async function gears(): Promise<Record<string, Buffer>> {
  const mesh = gear(12, 30, 10);
  return {
    obj: objOf(mesh),
    stl: stlOf(mesh),
    glb: glbOf(mesh),
    fbx: fbxOf(mesh),
    '3ds': threeDsOf(mesh),
    '3dm': await rhinoOf(mesh),
  };
}
