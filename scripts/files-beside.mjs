// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const mention = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;
/** They name files beside themselves for threads that nobody starts here. */
const harmless = /node_modules\/(pino|thread-stream)\//;

/**
 * What a source names by `new URL('…', import.meta.url)` is found from the bundle as well: files and folders of the room
 * are copied, its threads become files of their own, and what lies outside of it stays where it is. A file of a package
 * is copied as well: the package need not be installed where the bundle runs.
 * @param {{ room: string, output: string }} places
 * @returns {import('rolldown').Plugin}
 */
export function filesBeside({ room, output }) {
  return {
    name: 'files-beside',
    transform: {
      filter: { code: /import\.meta\.|__dirname|__filename/ },
      handler(code, id) {
        if (id.includes('/node_modules/')) {
          if (/\b__(dirname|filename)\b/.test(code) && !harmless.test(id))
            this.error(`${id} looks for files beside itself: make its package a dependency.`);
          return null;
        }
        const changed = code.replaceAll(mention, (_all, /** @type {string} */ name) => {
          const path = resolve(dirname(id), name);
          const ofPackage = path.split(`${sep}node_modules${sep}`)[1];
          const isInside = path.startsWith(room + sep);
          const place =
            ofPackage === undefined
              ? relative(isInside ? room : output, path).replaceAll(sep, '/')
              : `packages/${ofPackage.replaceAll(sep, '/')}`;
          if (isInside && /\.m?[jt]s$/.test(path))
            this.emitFile({ type: 'chunk', id: path, fileName: place });
          else if (isInside) copy(this, path, place);
          else if (ofPackage !== undefined) copyOfPackage(this, path, place);
          const end = name.endsWith('/') ? '/' : '';
          return `new URL('./${place}${end}', import.meta.url)`;
        });
        const rest = changed
          .replaceAll(/new URL\('\.\/[^']+', import\.meta\.url\)/g, '')
          .replaceAll('createRequire(import.meta.url)', '');
        if (rest.includes('import.meta.'))
          this.error(
            `${id} uses import.meta in a way that scripts/files-beside.mjs does not know.`,
          );
        return { code: changed, map: null };
      },
    },
  };
}

/**
 * A file of a package, and the licences beside it.
 * @param {import('rolldown').PluginContext} context
 * @param {string} path
 * @param {string} place
 */
function copyOfPackage(context, path, place) {
  copy(context, path, place);
  const [, name] = /^packages\/((?:@[^/]+\/)?[^/]+)\//.exec(place) ?? [];
  const folder = path.slice(0, path.lastIndexOf(`${sep}node_modules${sep}`));
  const home = join(folder, 'node_modules', name ?? '');
  for (const file of readdirSync(home))
    if (/^licen[cs]e/i.test(file)) copy(context, join(home, file), `packages/${name}/${file}`);
}

/**
 * @param {import('rolldown').PluginContext} context
 * @param {string} path
 * @param {string} place
 */
function copy(context, path, place) {
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path)) copy(context, join(path, name), `${place}/${name}`);
  else context.emitFile({ type: 'asset', fileName: place, source: readFileSync(path) });
}
