// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const separator = `${sep}node_modules${sep}`;
const permissive =
  /^\(?((MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Zlib|OFL-1\.1|CC0-1\.0|BlueOak-1\.0\.0)( (AND|OR) )?)+\)?$/;
const licenceFile = /^(un)?licen[cs]e|^notice|^copying/i;

/**
 * The packages whose modules a build took in, with their licences as they come with them. A licence that asks for more
 * than being named is an error.
 * @param {Iterable<string>} modules their ids
 */
export function thirdPartyNotices(modules) {
  const homes = new Set();
  for (const id of modules) {
    const home = homeOf(id);
    if (home) homes.add(home);
  }
  const packages = [...homes]
    .map(readPackage)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return packages
    .map(({ name, version, licence, texts }) =>
      [`${name} ${version} (${licence})`, ...texts].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

/**
 * The folder of the package that a module belongs to; null for our own.
 * @param {string} id
 */
function homeOf(id) {
  const path = id.replace(/^\0/, '').split('?')[0] ?? '';
  const at = path.lastIndexOf(separator);
  if (at < 0) return null;
  const [first = '', second = ''] = path.slice(at + separator.length).split(sep);
  return join(path.slice(0, at + separator.length), first, first.startsWith('@') ? second : '');
}

/** @param {string} home */
function readPackage(home) {
  const file = join(home, 'package.json');
  if (!existsSync(file)) throw new Error(`${home} is no package.`);
  /** @type {{ name: string, version: string, license?: string, licenses?: { type: string }[] }} */
  const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const licence = license ?? licenses?.map(({ type }) => type).join(' AND ') ?? 'unknown';
  if (!permissive.test(licence))
    throw new Error(`${name} has the licence ${licence}, which is not a permissive one.`);
  const texts = readdirSync(home, { withFileTypes: true })
    .filter((one) => one.isFile() && licenceFile.test(one.name))
    .map((one) => one.name)
    .toSorted()
    .map((one) => readFileSync(join(home, one), 'utf8').trim());
  return { name, version, licence, texts };
}
