import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLong } from '#server/testing/sizes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const note = path.join(root, '.cache', 'generated-features-proven');

/** What a generated feature is made of, stands on, or is judged by; other features are not among it. */
const dependsOn = [
  'server/tool',
  'server/records',
  'server/http',
  'server/database',
  'server/testing',
  'server/features/list.ts',
  'server/features/every-feature.test.ts',
  'server/features/foreign-rows.test.ts',
  'contract/list.ts',
  'contract/menus.ts',
  'contract/permissions.ts',
  'contract/records.ts',
  'contract/roles.ts',
  'contract/text.ts',
  'contract/texts',
  'contract/validation.ts',
  'admin/features/list.ts',
  'admin/ui/form',
  'admin/ui/list',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'scripts/steps.mjs',
];

/** Changes of so many commits are looked at where nothing is known of an earlier run. */
const commits = 10;

/**
 * Whether the proof has to be made: always in `npm run test:long`; in `npm test` unless it passed on this machine with
 * the same sources. On a fresh clone nothing is known of that; there it is made if one of the last commits, or anything
 * since, changed what it depends on. Where git cannot tell, it is made.
 */
export function isDue(): boolean {
  if (isLong) return true;
  if (existsSync(note)) return readFileSync(note, 'utf8') !== hashSources();
  const { status } = spawnSync('git', ['diff', '--quiet', `HEAD~${commits}`, '--', ...dependsOn], {
    cwd: root,
    stdio: 'ignore',
  });
  return status !== 0;
}

export function noteProven(): void {
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, hashSources());
}

function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  const take = (place: string) => {
    if (statSync(place).isDirectory())
      for (const name of readdirSync(place).toSorted()) take(path.join(place, name));
    else hash.update(path.relative(root, place)).update('\0').update(readFileSync(place));
  };
  for (const name of dependsOn) take(path.join(root, name));
  return hash.digest('hex');
}
