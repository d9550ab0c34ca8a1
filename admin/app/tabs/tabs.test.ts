import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addTab,
  closeAll,
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  type Tabs,
} from './tabs.ts';

const open = (...keys: string[]): Tabs => keys.map((key) => ({ key, path: key }));
const abcd = open('/a', '/b', '/c', '/d');
const keys = (tabs: Tabs) => tabs.map((tab) => tab.key);

test('[TAB-1] a tab is added by its key, once', () => {
  expect(keys(addTab(abcd, { key: '/e', path: '/e' }))).toEqual(['/a', '/b', '/c', '/d', '/e']);
  expect(addTab(abcd, { key: '/b', path: '/b' })).toBe(abcd);
});

test('[TAB-1] the same key with another path replaces the tab in its place', () => {
  const next = addTab(abcd, { key: '/b', path: '/b?id=2' });
  expect(keys(next)).toEqual(keys(abcd));
  expect(next[1]).toEqual({ key: '/b', path: '/b?id=2' });
});

test('[TAB-1] close one, to the left, to the right, others, all', () => {
  expect(keys(closeTab(abcd, '/b', '/c').tabs)).toEqual(['/a', '/c', '/d']);
  expect(keys(closeLeft(abcd, '/c', '/c').tabs)).toEqual(['/c', '/d']);
  expect(keys(closeRight(abcd, '/c', '/c').tabs)).toEqual(['/a', '/b', '/c']);
  expect(keys(closeOthers(abcd, '/c', '/c').tabs)).toEqual(['/c']);
  expect(closeAll().tabs).toEqual([]);
});

test('[TAB-2] closing the tab in front goes to the last remaining path, with its query', () => {
  const tabs = addTab(abcd, { key: '/d', path: '/d?id=7' });
  expect(closeTab(tabs, '/a', '/a').go).toBe('/d?id=7');
  expect(closeTab(tabs, '/d', '/d').go).toBe('/c');
  expect(closeTab(open('/a'), '/a', '/a').go).toBe('/');
});

test('[TAB-2] closing another tab stays, closing all goes to the root', () => {
  expect(closeTab(abcd, '/a', '/b').go).toBeNull();
  expect(closeLeft(abcd, '/c', '/d').go).toBeNull();
  expect(closeOthers(abcd, '/c', '/a').go).toBe('/c');
  expect(closeAll().go).toBe('/');
});

const someTabs = fc
  .uniqueArray(fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f'), { minLength: 1 })
  .chain((list) => fc.record({ list: fc.constant(list), active: fc.constantFrom(...list) }));
const someKey = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/gone');

test('[TAB-2] whatever is closed, one ends on an open tab or at the root, and the order stays', () => {
  fc.assert(
    fc.property(
      someTabs,
      someKey,
      fc.constantFrom(closeTab, closeLeft, closeRight, closeOthers),
      ({ list, active }, key, close) => {
        const before = open(...list);
        const { tabs, go } = close(before, key, active);
        const place = go ?? active;
        expect(tabs.length === 0 ? place === '/' : keys(tabs).includes(place)).toBe(true);
        expect(keys(tabs)).toEqual(list.filter((one) => keys(tabs).includes(one)));
        if (go !== null) expect(keys(tabs)).not.toContain(active);
      },
    ),
  );
});

test('[TAB-1] keys stay unique however often tabs are added', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ key: someKey, path: fc.string() })), (added) => {
      const tabs = added.reduce<Tabs>(addTab, []);
      expect(new Set(keys(tabs)).size).toBe(tabs.length);
      for (const tab of tabs)
        expect(tab.path).toBe(added.findLast((one) => one.key === tab.key)!.path);
    }),
  );
});
