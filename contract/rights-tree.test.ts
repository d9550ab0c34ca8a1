import { expect, test } from 'vitest';
import { parts } from './features/product/parts/feature.ts';
import { loginTypes } from './login-types.ts';
import { permissionNames, permissions } from './permissions.ts';
import { rightsTree } from './rights-tree.ts';

test.each(loginTypes)('every right of %s stands in the tree, once', (type) => {
  const shown = rightsTree(type).flatMap(({ pages }) => pages.flatMap(({ rights }) => rights));
  const all = permissionNames.filter((name) => permissions[name].types.includes(type));
  expect(shown.toSorted()).toEqual(all.toSorted());
});

test('a right stands with the page of its area', () => {
  const pages = rightsTree('web').flatMap((group) => group.pages);
  expect(pages.find(({ title }) => title === parts.title)!.rights).toContain('product:part:stop');
});
