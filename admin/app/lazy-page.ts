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

/** React remembers a failed load for ever, the loader a failed style sheet; forgetting makes the next try a real one. */
export function forgetPage(component: string): void {
  known.delete(component);
  mendStyles();
}
