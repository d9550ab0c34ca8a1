import type { Text } from '#contract/text.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { shellTexts } from '../texts.ts';
import { barePath, trailTo } from './menu-tree.ts';
import { exceptionPaths, isOpen, loginTypeOf } from './paths.ts';

/** The translated name and the product title, joined by ' - '. */
export function pageTitle(name: string | null, product: string): string {
  return name ? `${name} - ${product}` : product;
}

const exceptionNames: Record<string, Text> = {
  [exceptionPaths.forbidden]: shellTexts.exception.forbidden.title,
  [exceptionPaths.missing]: shellTexts.exception.missing.title,
  [exceptionPaths.broken]: shellTexts.exception.broken.title,
};

/** The name of the route at a path. */
export function routeName(pathname: string, menus: readonly MenuEntry[] | null): Text | null {
  const path = barePath(pathname);
  if (loginTypeOf(path)) return shellTexts.login;
  const entry = trailTo(menus ?? [], path).at(-1);
  if (entry) return entry.name;
  return exceptionNames[path] ?? (isOpen(path) ? shellTexts.exception.missing.title : null);
}
