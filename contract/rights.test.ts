import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPermission } from './access.ts';
import { permissionNames, type Permission } from './permissions.ts';
import { completeRights, grantRights, rightsOfType, spellRights, takeRights } from './rights.ts';

const some = fc.subarray(permissionNames);

test('anyone who may do something may also look at it', () => {
  expect(grantRights([], ['product:part:edit'])).toEqual([
    'product:part:view',
    'product:part:edit',
  ]);
  expect(completeRights(['data:link:delete'])).toEqual(['data:link:view', 'data:link:delete']);
  expect(completeRights(['app:company:submit', 'app:company:submit'])).toEqual([
    'app:company:view',
    'app:company:submit',
  ]);
});

test('anyone who may no longer look may do nothing there, and the rest stays', () => {
  const held: Permission[] = ['product:part:view', 'product:part:edit', 'product:category:view'];
  expect(takeRights(held, ['product:part:view'])).toEqual(['product:category:view']);
  expect(takeRights(held, ['product:part:edit']).toSorted()).toEqual([
    'product:category:view',
    'product:part:view',
  ]);
});

test('what is locked stays, with what it needs', () => {
  const held: Permission[] = ['product:part:view', 'product:part:edit'];
  expect(takeRights(held, held, ['product:part:edit'])).toEqual(held);
  expect(grantRights([], ['product:part:edit'], ['product:part:view'])).toEqual([]);
  expect(grantRights([], ['product:part:edit'], ['product:part:edit'])).toEqual([]);
});

test('whatever is given and taken, every right has its right to look, and nothing locked moves', () => {
  fc.assert(
    fc.property(some, some, some, some, (held, given, taken, locked) => {
      const start = completeRights(held);
      const granted = grantRights(start, given, locked);
      const after = takeRights(granted, taken, locked);
      expect(completeRights(granted)).toEqual(granted);
      expect(completeRights(after)).toEqual(after);
      for (const name of locked) expect(after.includes(name)).toBe(start.includes(name));
    }),
  );
});

test('everything is spelt out by login type, and strangers are left out', () => {
  expect(spellRights('web', [everyPermission])).toEqual(rightsOfType('web'));
  expect(spellRights('admin', ['data:link:view', 'product:part:view', 'no:such:right'])).toEqual([
    'data:link:view',
  ]);
});
