import { barePath } from '../routes/menu-tree.ts';

const withoutFooter = new Set([
  '/system/dictionary',
  '/system/organization',
  '/form/advanced',
  '/example/choose',
  '/template',
  '/security',
  '/security2',
  '/activation',
  '/dealer/login',
  '/repair',
]);

export function hasFooter(pathname: string): boolean {
  return !withoutFooter.has(barePath(pathname));
}
