import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { holiday, jig, rack } from './described.fixture.ts';
import { generate } from './generate.ts';
import { namesOf } from './names.ts';
import { isLong } from '#server/testing/sizes.ts';
import { sources, withFiles } from './tree.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is made, fetched or measured is no part of the sources. */
const apart = [
  'node_modules',
  '.git',
  'dist',
  'data',
  '.cache',
  'test-results',
  'playwright-report',
];

function copyTree(): void {
  for (const name of readdirSync(root))
    if (!apart.includes(name))
      cpSync(path.join(root, name), path.join(folder, name), {
        recursive: true,
        filter: (place) => path.basename(place) !== 'node_modules',
      });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** The steps of `npm test` that a feature can break, with only the tests that look at it; see scripts/steps.mjs. */
const steps = `
import { mkdtempSync } from 'node:fs';
import { sourceSteps, vitestStep } from './scripts/steps.mjs';
const reports = mkdtempSync('./reports-');
const own = ['workshop', 'data/public-holidays', 'product/racks'].map((path) => 'server/features/' + path);
const all = ['server/features/every-feature', 'server/database/catalogue', 'server/database/tenancy', 'contract/'];
const some = ['server/http/hostile-input', 'server/features/foreign-rows'];
let failed = 0;
for (const step of [
  ...sourceSteps(),
  vitestStep(reports, [...own, ...all]),
  vitestStep(reports, [...some, '-t', '(jig|publicHoliday|rack)/|with every field']),
]) {
  const counts = await step.run();
  console.log(counts.failed === 0 ? '✓' : '✗', step.name, JSON.stringify(counts));
  failed += counts.failed;
}
process.exitCode = failed === 0 ? 0 : 1;
`;

function run(): Promise<{ code: number | null; output: string }> {
  // What the run around this one set is not for the run inside.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|E2E)/.test(name)),
  );
  const child = spawn(process.execPath, ['--input-type=module', '-e', steps], { cwd: folder, env });
  let output = '';
  // Printed as it comes, to show progress.
  child.stdout.on('data', (piece) => {
    output += String(piece);
    process.stdout.write(String(piece));
  });
  child.stderr.on('data', (piece) => (output += String(piece)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

async function prove(): Promise<void> {
  const files: { path: string; text: string }[] = [];
  for (const one of [jig, holiday, rack])
    files.push(...(await generate(one, withFiles(sources, files))));
  copyTree();
  for (const file of files) {
    const place = path.join(folder, file.path);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, file.text);
  }
  const { code, output } = await run();
  const said = output.split('\n').filter((line) => /^[✓✗] /.test(line));
  expect(code, `${said.join('\n')}\n${output.slice(-12_000)}`).toBe(0);
  // Nothing was passed over.
  expect(said).toHaveLength(6);
}

test.each([rack, holiday])(
  'a usual list, such as of $many, touches four files outside of its own folders and costs 300 lines at most',
  async (described) => {
    const { feature, folder: journey } = namesOf(described);
    const files = await generate(described, sources);
    const isInside = (place: string) =>
      place.includes(`/features/${feature}/`) || place === `e2e/${journey}.spec.ts`;
    const outside = files.map((file) => file.path).filter((place) => !isInside(place));
    const own = files.filter((file) => file.is_new);
    const lines = own.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    console.log(
      `${described.many}: ${lines} lines in ${own.length} files of its own; outside: ${outside.join(', ')}`,
    );
    expect(outside.length).toBeLessThanOrEqual(4);
    expect(lines).toBeLessThanOrEqual(300);
  },
);

// It runs whole tools and a database of its own, which takes minutes.
if (isLong)
  test(
    'generated features, put into the tree, pass what npm test asks of them',
    { timeout: 900_000 },
    prove,
  );
