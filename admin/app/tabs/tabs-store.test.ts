// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  dropTab,
  forgetTabs,
  nameTab,
  restoreTabs,
  settle,
  showTab,
  useTabs,
} from './tabs-store.ts';
import { closeAll } from './tabs.ts';

const keys = () => useTabs.getState().tabs.map((tab) => tab.key);
const reloadBrowser = () => useTabs.setState({ owner: null, tabs: [], names: {}, reloads: {} });

beforeEach(() => {
  forgetTabs();
  restoreTabs('web:1', () => true);
  showTab({ key: '/a', path: '/a?page=2' });
  showTab({ key: '/b', path: '/b' });
});

test('[TAB-1] tabs come back after a reload, with their queries', () => {
  reloadBrowser();
  restoreTabs('web:1', () => true);
  expect(useTabs.getState().tabs).toEqual([
    { key: '/a', path: '/a?page=2' },
    { key: '/b', path: '/b' },
  ]);
});

test('a page that is no longer theirs does not come back', () => {
  reloadBrowser();
  restoreTabs('web:1', (key) => key !== '/a');
  expect(keys()).toEqual(['/b']);
});

test('another person begins without tabs', () => {
  reloadBrowser();
  restoreTabs('web:2', () => true);
  expect(keys()).toEqual([]);
});

test('broken storage is as good as none', () => {
  reloadBrowser();
  sessionStorage.setItem(
    'tabs',
    '{"owner":"web:1","tabs":[{"key":1},null,{"key":"/c","path":"//evil"}',
  );
  restoreTabs('web:1', () => true);
  expect(keys()).toEqual([]);
});

test('[TAB-2] after closing all none come back', () => {
  expect(settle(closeAll())).toBe('/');
  reloadBrowser();
  restoreTabs('web:1', () => true);
  expect(keys()).toEqual([]);
});

test('the tab of a record keeps its name, and one that is dropped does not come back', () => {
  showTab({ key: '/b/7', path: '/b/7?tab=notes' });
  nameTab('/b/7', '红色杯子');
  reloadBrowser();
  restoreTabs('web:1', () => true);
  expect(useTabs.getState().names).toEqual({ '/b/7': '红色杯子' });
  dropTab('/b/7');
  reloadBrowser();
  restoreTabs('web:1', () => true);
  expect(keys()).toEqual(['/a', '/b']);
  expect(useTabs.getState().names).toEqual({});
});
