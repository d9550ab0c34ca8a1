// @ts-check
import './node-version.mjs';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { orExplain, root, seconds } from './surroundings.mjs';

/** Included in addition to the build: the feature generator reads the sources, and stack traces refer to them. */
const sources = [
  'admin',
  'blocks',
  'browser',
  'consumer',
  'contract',
  'e2e',
  'proof',
  'scan',
  'server',
];

/** What operators read. */
const guides = ['README.md', 'CHANGELOG.md', 'deploy', 'docs'];

// Writes an installation that needs nothing but Node and is tried before it is handed out: npm run pack [FOLDER]
await orExplain(async () => {
  const { name, version } = readJson('package.json');
  const usual = join('dist', `${name}-${version}-${process.platform}-${process.arch}`);
  const target = resolve(process.argv[2] ?? join(root, usual));
  if (existsSync(target)) throw new Error(`${target} is there already; name another folder.`);
  const { ensureInstalled, installInto } = await import('./install.mjs');
  ensureInstalled({ dev: true });
  const { ensureBuilt } = await import('./build.mjs');
  ensureBuilt();

  const begin = Date.now();
  // Far from our own node_modules, where Node would find missing packages.
  const folder = mkdtempSync(join(tmpdir(), 'suyuan-pack-'));
  chmodSync(folder, 0o755);
  try {
    for (const part of ['admin', 'consumer', 'print-control', 'proof', 'scan', 'server'])
      cpSync(join(root, 'dist', part), join(folder, 'dist', part), { recursive: true });
    for (const name of [...sources, ...guides])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    writeManifest(folder);
    installInto(folder, ['--omit=dev']);
    const { tryInstallation } = await import('./try-installation.mjs');
    await tryInstallation(folder);
    cpSync(folder, target, { recursive: true, verbatimSymlinks: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`Packed in ${seconds(begin)}. To start it: cd '${target}' && npm start`);
});

/**
 * What npm is told of the installation: our own, without whatever builds and develops.
 * @param {string} folder
 */
function writeManifest(folder) {
  const {
    devDependencies: _tools,
    imports: _rooms,
    scripts: _scripts,
    ...ours
  } = readJson('package.json');
  const scripts = {
    start: 'exec node dist/server/main.mjs',
    backup: 'exec node dist/server/operate.mjs backup',
    restore: 'exec node dist/server/operate.mjs restore',
    'upgrade:check': 'exec node dist/server/operate.mjs upgrade:check',
  };
  const lock = readJson('package-lock.json');
  delete lock.packages[''].devDependencies;
  for (const [path, { dev }] of Object.entries(lock.packages)) if (dev) delete lock.packages[path];
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...ours, scripts }, null, 2));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}
