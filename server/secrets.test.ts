import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createCipheriv, hkdfSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSecret, makeSecrets, sealedKinds } from './secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan secrets 密 '));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (place: string) => path.join(place, 'keys', 'secret');

describe('the secret of an installation', () => {
  test('is made at the first start, for its owner only, and stays the same', () => {
    const made = loadSecret(undefined, folder);
    expect(Buffer.from(made, 'base64url').length).toBe(32);
    expect(statSync(file(folder)).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file(folder))).mode & 0o777).toBe(0o700);
    expect(loadSecret(undefined, folder)).toBe(made);
    expect(readFileSync(file(folder), 'utf8')).toBe(made);
  });

  test('comes from the environment when given, and then no file is made', () => {
    const empty = path.join(folder, 'empty');
    expect(loadSecret('a key from the environment, long enough', empty)).toBe(
      'a key from the environment, long enough',
    );
    expect(existsSync(empty)).toBe(false);
  });

  test('is not made again when its file is damaged: that would lose what it sealed', () => {
    const damaged = path.join(folder, 'damaged');
    loadSecret(undefined, damaged);
    chmodSync(file(damaged), 0o600);
    writeFileSync(file(damaged), '');
    expect(() => loadSecret(undefined, damaged)).toThrow(
      `The key file ${file(damaged)} is damaged.`,
    );
  });
});

describe('what is sealed', () => {
  const secrets = makeSecrets('x'.repeat(32));

  test('opens with the same key only, and each seal looks different', () => {
    const sealed = secrets.seal('member.mobile', 0, '13800138000');
    expect(secrets.open('member.mobile', 0, sealed)).toBe('13800138000');
    expect(sealed.equals(secrets.seal('member.mobile', 0, '13800138000'))).toBe(false);
    expect(() => makeSecrets('y'.repeat(32)).open('member.mobile', 0, sealed)).toThrow();
  });

  test('does not open when a byte was changed', () => {
    const sealed = secrets.seal('config', 0, '溯源');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => secrets.open('config', 0, changed)).toThrow();
    }
  });

  test('opens as nothing else, and for no other company', () => {
    const sealed = secrets.seal('warranty.mobile', 12, '13800138000');
    for (const kind of sealedKinds)
      for (const company of [0, 1, 2, 12, 21, 121]) {
        const open = () => secrets.open(kind, company, sealed);
        if (kind === 'warranty.mobile' && company === 12) expect(open()).toBe('13800138000');
        else expect(open).toThrow();
      }
  });

  test('of an earlier release opens still, and is bound when it is written again', () => {
    const key = Buffer.from(hkdfSync('sha256', 'x'.repeat(32), '', 'seal', 32));
    const nonce = Buffer.alloc(12, 7);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update('李青', 'utf8'), cipher.final()]);
    const older = Buffer.concat([nonce, cipher.getAuthTag(), body]);
    const text = secrets.open('repair.name', 1, older);
    expect(text).toBe('李青');
    const written = secrets.seal('repair.name', 1, text);
    expect(() => secrets.open('repair.name', 2, written)).toThrow();
  });

  test('keys for different purposes differ', () => {
    expect(secrets.index('a', 'x').equals(secrets.index('b', 'x'))).toBe(false);
    expect(secrets.index('a', 'x').equals(secrets.index('a', 'x'))).toBe(true);
  });
});
