import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the project fetches for itself and never commits. */
export const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/**
 * Fetches Debian packages with whatever they need beyond the packages installed here, and unpacks them into a folder
 * of our own; no root, no change to the machine. Gives back the folder, or undefined where this is no Debian.
 */
export function unpackPackages(name: string, packages: string[]): string | undefined {
  const target = join(cache, name);
  if (existsSync(target)) return target;
  if (!hasProgram('apt-get') || !hasProgram('dpkg')) return undefined;
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  console.log(`Fetching ${packages.join(', ')} from Debian …`);
  const archives = fetchArchives(packages);
  if (!archives) return undefined;
  for (const file of readdirSync(archives).filter((one) => one.endsWith('.deb'))) {
    execFileSync('dpkg', ['-x', join(archives, file), draft]);
  }
  rmSync(archives, { recursive: true });
  renameSync(draft, target);
  return target;
}

function fetchArchives(packages: string[]): string | undefined {
  const state = join(cache, 'apt');
  const archives = join(state, 'archives');
  for (const folder of ['lists/partial', 'archives/partial', 'cache'])
    mkdirSync(join(state, folder), { recursive: true });
  const settings = [
    `Dir::State::lists=${state}/lists`,
    `Dir::Cache=${state}/cache`,
    `Dir::Cache::archives=${archives}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'Acquire::Languages=none',
    'Acquire::Retries=2',
  ].flatMap((setting) => ['-o', setting]);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', [...settings, '-qq', ...args], {
      cwd: archives,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  try {
    apt('update');
  } catch {
    // One source of several may be out of reach; what matters is whether the packages can be had.
  }
  try {
    apt('install', '--download-only', '--no-install-recommends', '-y', ...packages);
    // Those that are installed already are not fetched by the line above, but must stand beside the others.
    apt('download', ...packages);
    return archives;
  } catch (error) {
    console.log(
      `Debian did not give ${packages.join(', ')}: ${(error as Error).message.trim().split('\n').at(-1)}`,
    );
    return undefined;
  }
}

/** All folders with shared libraries below an unpacked tree, as LD_LIBRARY_PATH takes them. */
export function libraryPath(tree: string): string {
  const folders = ['lib', 'usr/lib']
    .map((folder) => join(tree, folder))
    .filter((folder) => existsSync(folder));
  const libraries = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.so(\.|$)/.test(path))
      .map((path) => dirname(join(folder, path))),
  );
  return [...new Set(libraries)].join(delimiter);
}

/** A font configuration that adds an unpacked tree's fonts to the machine's; gives back its path. */
export function writeFontConfiguration(trees: string[]): string {
  const path = join(cache, 'fonts.conf');
  const system = [
    '/etc/fonts/fonts.conf',
    ...trees.map((tree) => join(tree, 'etc/fonts/fonts.conf')),
  ].find((one) => existsSync(one));
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...(system ? [`<include ignore_missing="yes">${escape(system)}</include>`] : []),
    ...['/usr/share/fonts', ...trees.map((tree) => join(tree, 'usr/share/fonts'))].map(
      (folder) => `<dir>${escape(folder)}</dir>`,
    ),
    `<cachedir>${escape(join(cache, 'fontconfig'))}</cachedir>`,
    '</fontconfig>',
  ];
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function hasProgram(name: string): boolean {
  return findProgram(name) !== undefined;
}

/** Where on the path a program is. */
export function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
