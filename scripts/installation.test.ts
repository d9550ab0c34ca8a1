import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled, isNeeded } from '#scripts/installation.mjs';

const root = mkdtempSync(join(tmpdir(), 'suyuan-installation-'));
mkdirSync(join(root, 'node_modules'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(wanted: object, present: object): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(
    join(root, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: present }),
  );
}

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['aix'], cpu: ['ppc64'] };

test('nothing installed is not installed', () => {
  expect(isInstalled(join(root, 'nowhere'), { dev: false })).toBe(false);
});

test('another version is not installed', () => {
  write({ a: { version: '2.0.0' } }, { a: { version: '1.0.0' } });
  expect(isInstalled(root, { dev: true })).toBe(false);
});

test('bindings for this machine are needed, those for others are not', () => {
  write(
    { a: { version: '1.0.0' }, b: { version: '1.0.0', optional: true, ...elsewhere } },
    { a: { version: '1.0.0' } },
  );
  expect(isInstalled(root, { dev: true })).toBe(true);
  write(
    { a: { version: '1.0.0' }, b: { version: '1.0.0', optional: true, ...here } },
    { a: { version: '1.0.0' } },
  );
  expect(isInstalled(root, { dev: true })).toBe(false);
});

test('development tools are needed only where asked for', () => {
  write(
    { a: { version: '1.0.0' }, b: { version: '1.0.0', dev: true } },
    { a: { version: '1.0.0' } },
  );
  expect(isInstalled(root, { dev: false })).toBe(true);
  expect(isInstalled(root, { dev: true })).toBe(false);
});

test('a binding for another C library is not needed', () => {
  const entry = { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] };
  expect(isNeeded(entry, { dev: true }, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toBe(false);
  expect(isNeeded(entry, { dev: true }, { os: 'linux', cpu: 'x64', libc: 'musl' })).toBe(true);
});
