import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const asked = process.argv.slice(2);
const names = [
  'overhead',
  'sign-in',
  'first-load',
  'first-list',
  'sockets',
  'list',
  'export',
  'epcis',
  'logs',
  'import',
  'upload',
  'download',
  'pictures',
  'codes',
  'identifiers',
  'code-import',
  'security',
  'resolver',
  'scan',
  'pages',
  'editor',
  'label-editor',
  'sheet',
  'labels',
  'follow',
  'logistics',
  'materials',
  'heatmap',
  'orders',
  'warranties',
  'records',
  'insight',
  'scan-app',
  'start',
];
process.stdout.write(
  `${cpus().length} cores, Node ${process.version}, ${process.arch}; load, server and database share them\n`,
);
for (const name of names.filter((one) => asked.length === 0 || asked.includes(one))) {
  process.stdout.write(`\n${name}\n`);
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--expose-gc', file], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: '' },
  });
  if (status !== 0) process.exitCode = 1;
}
