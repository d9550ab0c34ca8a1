import type { MenuEntry } from '#contract/menu-entry.ts';
import { loginTypes } from '#contract/login-types.ts';
import { menus } from '#contract/menus.ts';

/** The path of every group and page, and `/:id` behind that of a list whose records have pages. */
const pathsOf = ({ path, has_records: hasRecords }: MenuEntry) =>
  hasRecords ? [path, `${path}/:id`] : [path];

/** It imports all features, so it is loaded only when needed. */
export const menuPaths: ReadonlySet<string> = new Set(
  loginTypes.flatMap((type) =>
    menus[type].flatMap(({ path, children }) => [path, ...children.flatMap(pathsOf)]),
  ),
);
