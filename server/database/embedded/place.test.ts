import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { findBinaries, restoreLinks } from '#server/database/embedded/binaries.ts';
import { choosePlace, makeFolder } from '#server/database/embedded/place.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'suyuan-place-')));
chmodSync(root, 0o755);

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.runIf(process.getuid?.() === 0)(
  'where no other user may enter and none can be feigned, copies are used, also next time',
  () => {
    const tools = join(root, 'tools');
    mkdirSync(tools);
    for (const name of ['sh', 'id', 'rm']) symlinkSync(`/bin/${name}`, join(tools, name));
    vi.stubEnv('PATH', tools);
    const hidden = join(root, 'hidden');
    mkdirSync(hidden, { mode: 0o700 });
    const folder = makeFolder(join(hidden, 'postgres'));
    const refuge = join(root, 'refuge');

    const place = choosePlace(folder, findBinaries(), refuge);
    expect(dirname(place.folder)).toBe(refuge);
    expect(place.binaries.root.startsWith(refuge)).toBe(true);
    expect(place.account.drop?.uid).toBeGreaterThan(0);
    expect(readFileSync(join(folder, 'elsewhere'), 'utf8').trim()).toBe(place.folder);

    vi.unstubAllEnvs();
    expect(choosePlace(folder, findBinaries(), refuge).folder).toBe(place.folder);
  },
);

test('library links are made where the installation was not allowed to', () => {
  const real = dirname(findBinaries().root);
  const home = join(root, 'package');
  const library = join(home, 'native', 'lib');
  mkdirSync(library, { recursive: true });
  for (const part of ['package.json', 'scripts', 'native/pg-symlinks.json']) {
    cpSync(join(real, part), join(home, part), { recursive: true });
  }
  const links = JSON.parse(readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source } of links) {
    mkdirSync(dirname(join(home, source)), { recursive: true });
    cpSync(join(real, source), join(home, source));
  }
  restoreLinks(home);
  expect(links.filter(({ target }) => !existsSync(join(home, target)))).toEqual([]);
});
