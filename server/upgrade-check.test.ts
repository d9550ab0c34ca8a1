import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import type { MigrationPlan } from './database/migrate.ts';
import { operate } from './operate.ts';
import { describePlan } from './upgrade-check.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const check = async (changed: Record<string, string> = {}) => {
  const lines: string[] = [];
  const settings = {
    DATA_DIR: node.folder,
    DATABASE_URL: node.ownerUrl,
    SECRET_KEY: node.app.settings.SECRET_KEY,
  };
  await operate(['upgrade:check'], { ...settings, ...changed }, (line) => lines.push(line));
  return lines.join('\n');
};

test('an installation that runs is told to be up to date', async () => {
  expect(await check()).toMatch(/^Release \d.*PostgreSQL 1\d.*\nThe database is up to date\./);
});

test('what the start would refuse is refused', async () => {
  await expect(check({ SECRET_KEY: 'another key, which is long enough' })).rejects.toThrow(
    'SECRET_KEY differs',
  );
  const nowhere = path.join(node.folder, 'nowhere');
  await expect(check({ DATA_DIR: nowhere, SECRET_KEY: '' })).rejects.toThrow('no installation');
  await expect(check({ DATABASE_POOL: 'many' })).rejects.toThrow('DATABASE_POOL');
  await owner.rows(`insert into schema_migration (name, checksum) values ('9999_later.sql', '')`);
  await expect(check()).rejects.toThrow('newer version');
  await owner.rows(`delete from schema_migration where name = '9999_later.sql'`);
});

const plan: MigrationPlan = {
  server: '18.4',
  bytes: 9e9,
  applied: 41,
  missing: [
    { name: '0099_a.sql', tables: [] },
    { name: '0100_b.sql', tables: [{ name: 'identifier', rows: 40_000_000, bytes: 6e9 }] },
    { name: '0101_c.sql', tables: [{ name: 'identifier', rows: 40_000_000, bytes: 6e9 }] },
  ],
};

test('large tables are named, and a disk that is too small for them is refused', () => {
  expect(describePlan(plan, 7e9).join('\n')).toContain(
    '3 migrations to come, 41 applied:\n  0099_a.sql\n  0100_b.sql (identifier: about 40,000,000 rows, 6.0 GB)',
  );
  expect(describePlan(plan, 7e9).join('\n')).toContain('allow minutes');
  expect(() => describePlan(plan, 5e9)).toThrow('6.0 GB more on the disk of the database');
  // A server of its own has a disk that we do not see.
  expect(describePlan(plan, null).join('\n')).not.toContain('disk');
});
