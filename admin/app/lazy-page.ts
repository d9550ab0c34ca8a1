import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { pages } from '#admin/features/list.ts';
import { mendStyles } from './failure/styles.ts';

const known = new Map<string, LazyExoticComponent<ComponentType>>();

/** The page of a menu's component, loaded when it is first shown. */
export function lazyPage(component: string): ComponentType | null {
  const load = pages[component];
  if (!load) return null;
  const found = known.get(component) ?? lazy(async () => ({ default: (await load()).Page }));
  known.set(component, found);
  return found;
}

/** React caches a failed import and the loader a failed style sheet; clearing both makes a retry possible. */
export function forgetPage(component: string): void {
  known.delete(component);
  mendStyles();
}
