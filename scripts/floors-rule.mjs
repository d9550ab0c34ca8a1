// @ts-check
import { dirname, join, relative } from 'node:path/posix';
import { isOfTests, placeOf, places } from './floors.mjs';

/** The imported server file as a path below `server/`; undefined for other rooms. */
function targetOf(/** @type {string} */ file, /** @type {string} */ specifier) {
  if (specifier.startsWith('#server/')) return specifier.slice('#server/'.length);
  const path = specifier.startsWith('.') ? join(dirname(file), specifier) : '..';
  return path.startsWith('..') ? null : path;
}

/** Why a server file may not import another; null if it may. */
function faultOf(/** @type {string} */ file, /** @type {string} */ specifier) {
  const target = targetOf(file, specifier);
  if (target === null) return null;
  const [from, to] = [placeOf(file), placeOf(target)];
  const missing = from ? (to ? null : target) : file;
  if (missing) return `server/${missing} has no place in scripts/floors.mjs ('${specifier}').`;
  return places.indexOf(/** @type {string} */ (to)) > places.indexOf(/** @type {string} */ (from))
    ? `${from} stands below ${to} ('${specifier}'); scripts/floors.mjs says which way imports go.`
    : null;
}

/** @typedef {{ source?: { value?: unknown } | null }} Importing */
/** @typedef {{ cwd: string, filename: string, report: (told: { node: object, message: string }) => void }} Linting */

/** A linter rule: no server file imports from a floor above its own. */
const noUpwardImport = {
  create(/** @type {Linting} */ context) {
    const file = relative(join(context.cwd, 'server'), context.filename);
    if (isOfTests(file)) return {};
    const check = (/** @type {Importing} */ node) => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' ? faultOf(file, specifier) : null;
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'floors' }, rules: { 'no-upward-import': noUpwardImport } };
