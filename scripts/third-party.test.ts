import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { thirdPartyNotices } from '#scripts/third-party.mjs';

const root = mkdtempSync(join(tmpdir(), 'suyuan-third-party-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function install(name: string, license: string | undefined, text = ''): string {
  const home = join(root, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  if (text) writeFileSync(join(home, 'LICENSE'), text);
  return join(home, 'lib', 'index.js');
}

test('each package in a build is named once, with its licence in full', () => {
  const own = join(root, 'server', 'main.ts');
  const plain = install('plain', 'MIT', 'Copyright of plain');
  const scoped = install('@some/scoped', '(MIT AND Zlib)', 'Copyright of scoped');
  const notices = thirdPartyNotices([own, plain, `${plain}?worker`, `\0${scoped}`]);
  expect(notices.match(/^plain 1\.2\.3 \(MIT\)$/gm)).toHaveLength(1);
  expect(notices).toContain('@some/scoped 1.2.3 ((MIT AND Zlib))\n\nCopyright of scoped');
  expect(notices).not.toContain('main.ts');
  expect(thirdPartyNotices([own])).toBe('');
});

test('a licence that asks for more stops the build', () => {
  expect(() => thirdPartyNotices([install('strict', 'AGPL-3.0-only')])).toThrow('AGPL-3.0-only');
  expect(() => thirdPartyNotices([install('silent', undefined)])).toThrow('unknown');
});
