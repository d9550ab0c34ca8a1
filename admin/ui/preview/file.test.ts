import { expect, test } from 'vitest';
import { isOver } from './file.ts';
import { viewableFormat } from '#viewer/formats.ts';

test('a signed address is asked for again a minute before it ends, a public one never', () => {
  const now = 1_800_000_000_000;
  const at = (expires: number) => `/api/file/${'a'.repeat(22)}?expires=${expires}&signature=x`;
  expect(isOver(at(now + 61_000), now)).toBe(false);
  expect(isOver(at(now + 59_000), now)).toBe(true);
  expect(isOver(at(now - 1), now)).toBe(true);
  expect(isOver(`/api/file/${'a'.repeat(22)}`, now)).toBe(false);
});

test('six kinds of models are opened, however their names are written; others are offered for download', () => {
  for (const name of ['a.OBJ', 'a.stl', 'a.GLB', 'a.gltf', 'a.Fbx', 'a.3ds', 'a.3DM'])
    expect(viewableFormat(name), name).toBe(name.slice(2).toLowerCase());
  for (const name of ['a.step', 'a.dwg', 'obj', 'a.obj.zip'])
    expect(viewableFormat(name)).toBeNull();
});
