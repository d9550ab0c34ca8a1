import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { AnchorMissing, type Shared } from './insert.ts';

/** The sources as they stand; a packed installation brings them along. */
export type Tree = {
  read: (path: string) => Shared;
  list: (folder: string) => string[];
  has: (path: string) => boolean;
};

/** Every feature's declaration is named here. */
export const featureList = 'contract/features/list.ts';

const root = new URL('../../../', import.meta.url);

export const sources: Tree = {
  read: (path) => {
    if (!sources.has(path)) throw new AnchorMissing(`${path} is not there.`);
    return { path, code: readFileSync(new URL(path, root), 'utf8') };
  },
  list: (folder) => readdirSync(new URL(`${folder}/`, root)),
  has: (path) => existsSync(new URL(path, root)),
};

/** The sources with files put in, so that several features can follow each other. */
export function withFiles(tree: Tree, files: readonly { path: string; text: string }[]): Tree {
  const put = new Map(files.map(({ path, text }) => [path, text]));
  return {
    read: (path) => {
      const code = put.get(path);
      return code === undefined ? tree.read(path) : { path, code };
    },
    list: (folder) => {
      const added = [...put.keys()]
        .filter(
          (path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/'),
        )
        .map((path) => path.slice(folder.length + 1));
      return [...new Set([...tree.list(folder), ...added])];
    },
    has: (path) => put.has(path) || tree.has(path),
  };
}
