import { loginTypes } from '#contract/login-types.ts';
import { menus } from '#contract/menus.ts';

/** The path of every group and page; it imports all features, so it is loaded only when needed. */
export const menuPaths: ReadonlySet<string> = new Set(
  loginTypes.flatMap((type) =>
    menus[type].flatMap(({ path, children }) => [path, ...children.map((page) => page.path)]),
  ),
);
