import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDataDir } from './data-dir.ts';
import { SettingError } from './settings.ts';

const root = mkdtempSync(path.join(tmpdir(), 'suyuan-data-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a data folder is made, and nothing is left of the trial', () => {
  const folder = path.join(root, 'new', 'data');
  makeDataDir(folder);
  mkdirSync(path.join(folder, 'keys'));
  makeDataDir(folder);
  expect(readdirSync(folder)).toEqual(['keys']);
  expect(readdirSync(path.join(folder, 'keys'))).toEqual([]);
});

test('a data folder that cannot be made or written is told with a sentence', () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(path.join(file, 'data'))).toThrow(
    `The setting DATA_DIR names ${file}/data, but ${file}/data cannot be written (ENOTDIR).`,
  );
  const folder = path.join(root, 'part');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'storage'), '');
  expect(() => makeDataDir(folder)).toThrow(`${folder}/storage cannot be written (ENOTDIR)`);
});

// Nobody may write there, not even root.
test.runIf(process.platform === 'linux')('a folder that nobody may write is refused', () => {
  expect(() => makeDataDir('/sys/kernel')).toThrow(SettingError);
  expect(() => makeDataDir('/sys/kernel')).toThrow(
    /^The setting DATA_DIR names \/sys\/kernel, but/,
  );
});
