// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { changeTheme, readTheme, themeDefaults } from './settings.ts';

test('[STA-3] the defaults are those of the specification', () => {
  expect(readTheme(null)).toEqual({
    sideStyle: 'dark',
    headStyle: 'light',
    tabStyle: 'default',
    layoutStyle: 'side',
    fixedSidebar: true,
    fixedHeader: true,
    fixedBody: true,
    showTabs: true,
    showFooter: true,
    collapse: false,
    darkMode: false,
    weakMode: false,
    color: null,
  });
});

test('[STA-3] a change is kept under the key theme', () => {
  changeTheme({ layoutStyle: 'mix', color: '#2B5C8A' });
  expect(readTheme(localStorage.getItem('theme'))).toEqual({
    ...themeDefaults,
    layoutStyle: 'mix',
    color: '#2B5C8A',
  });
});

test.each(['not json', 'null', '[]', '{"layoutStyle":"spiral","color":"red","darkMode":"yes"}'])(
  'kept nonsense (%s) falls back to the defaults',
  (kept) => {
    expect(readTheme(kept)).toEqual(themeDefaults);
  },
);
