import { create } from 'zustand';
import { lasting } from '#browser/storage.ts';

/** How the frame looks, under the names of the specification. */
export type ThemeSettings = {
  sideStyle: 'dark' | 'light';
  headStyle: 'light' | 'dark' | 'primary';
  tabStyle: 'default' | 'dot' | 'card';
  layoutStyle: 'side' | 'top' | 'mix';
  fixedSidebar: boolean;
  fixedHeader: boolean;
  fixedBody: boolean;
  showTabs: boolean;
  showFooter: boolean;
  collapse: boolean;
  darkMode: boolean;
  weakMode: boolean;
  /** Null: the company's colour, or else the default. */
  color: string | null;
};

export const themeDefaults: ThemeSettings = {
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
};

const choices: { [K in keyof ThemeSettings]?: readonly ThemeSettings[K][] } = {
  sideStyle: ['dark', 'light'],
  headStyle: ['light', 'dark', 'primary'],
  tabStyle: ['default', 'dot', 'card'],
  layoutStyle: ['side', 'top', 'mix'],
};

const storageKey = 'theme';

/** The stored settings, with defaults for invalid values. */
export function readTheme(kept: string | null): ThemeSettings {
  let found: Partial<Record<keyof ThemeSettings, unknown>> = {};
  try {
    found = (JSON.parse(kept ?? '{}') ?? {}) as typeof found;
  } catch {
    // A foreign value under our key is ignored.
  }
  const entries = (Object.keys(themeDefaults) as (keyof ThemeSettings)[]).map((name) => {
    const value = found[name];
    return [name, isValid(name, value) ? value : themeDefaults[name]];
  });
  return Object.fromEntries(entries) as ThemeSettings;
}

function isValid(name: keyof ThemeSettings, value: unknown): boolean {
  if (name === 'color')
    return value === null || (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value));
  const allowed = choices[name] as readonly unknown[] | undefined;
  return allowed ? allowed.includes(value) : typeof value === 'boolean';
}

export const useTheme = create<ThemeSettings>(() => readTheme(lasting.getItem(storageKey)));

export function changeTheme(change: Partial<ThemeSettings>): void {
  useTheme.setState(change);
  lasting.setItem(storageKey, JSON.stringify(useTheme.getState()));
}

export const resetTheme = (): void => changeTheme(themeDefaults);
