import { loginTypes } from '#contract/login-types.ts';
import { menus } from '#contract/menus.ts';

/** The path of every group and page; it brings in all features, so only visitors who need it load it. */
export const menuPaths: ReadonlySet<string> = new Set(
  loginTypes.flatMap((type) =>
    menus[type].flatMap(({ path, children }) => [path, ...children.map((page) => page.path)]),
  ),
);
