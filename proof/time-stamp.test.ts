import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { afterAll, describe, expect, test } from 'vitest';
import { makeAuthority, readQuery, wrapToken } from './authority.fixture.ts';
import { BadStamp, readStampAnswer, verifyStamp, writeStampRequest } from './time-stamp.ts';

const authority = makeAuthority();
afterAll(() => authority.end());
const signer = authority.certify();
const hash = sha256(utf8ToBytes('a head'));
const nonce = Uint8Array.of(0x5a, 1, 2, 3, 4, 5, 6, 7);
const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof BadStamp ? error.fault : error),
  );
const plain = (fingerprint: string) => fingerprint.replaceAll(':', '').toLowerCase();

describe('a time-stamp', () => {
  test.each(['ec', 'ec384', 'rsa'] as const)(
    'that OpenSSL signed with a key of the kind %s holds',
    async (kind) => {
      const own = authority.certify({ kind });
      const query = writeStampRequest(hash, nonce);
      expect(readQuery(query)).toEqual({ hash, nonce });
      const token = readStampAnswer(authority.answer(query, own));
      const pinned = plain(authority.fingerprint(own));
      const stamp = await verifyStamp(token, { hash, nonce, pinned });
      expect(stamp).toMatchObject({ authority: 'Clock of the test', fingerprint: pinned });
      expect(Math.abs(stamp.time.getTime() - Date.now())).toBeLessThan(60_000);
      // By the certificate that issued it, too; and years later without the nonce.
      const root = plain(authority.fingerprint('root'));
      expect(await verifyStamp(token, { hash, pinned: root })).toEqual(stamp);
      expect(await faultOf(verifyStamp(token, { hash, pinned: '0'.repeat(64) }))).toBe(
        'otherAuthority',
      );
    },
  );

  test('does not hold for something else, for another request, or with any byte changed', async () => {
    const token = authority.sign({ hash, nonce, time: now }, signer);
    expect(await verifyStamp(token, { hash, nonce })).toMatchObject({ time: now });
    expect(await faultOf(verifyStamp(token, { hash: sha256(hash), nonce }))).toBe('otherImprint');
    expect(await faultOf(verifyStamp(token, { hash, nonce: nonce.slice(1) }))).toBe('otherNonce');
    // A certificate that only came along may be another one; whatever is stated may not.
    const held: number[] = [];
    for (let at = 0; at < token.length; at += 1) {
      const changed = token.slice();
      changed[at]! ^= 1;
      const stamp = await verifyStamp(changed, { hash, nonce }).catch(() => null);
      if (
        stamp &&
        (stamp.time.getTime() !== now.getTime() || stamp.authority !== 'Clock of the test')
      )
        held.push(at);
    }
    expect(held).toEqual([]);
  });

  test.each([
    ['without the purpose', { use: 'site' }, 'notForStamps'],
    ['with the purpose among things that need not be understood', { use: 'mild' }, 'notForStamps'],
    ['that has expired', { days: -1 }, 'expiredStamp'],
  ] as const)('by a certificate %s is not believed', async (_name, given, fault) => {
    const own = authority.certify(given);
    const token = authority.sign({ hash, nonce, time: now }, own);
    expect(await faultOf(verifyStamp(token, { hash, nonce }))).toBe(fault);
  });

  test('from before or after its certificate is not believed', async () => {
    for (const time of ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z']) {
      const token = authority.sign({ hash, nonce, time: new Date(time) }, signer);
      expect(await faultOf(verifyStamp(token, { hash, nonce }))).toBe('expiredStamp');
    }
  });

  test('that is none is refused, and a refusal says why', async () => {
    expect(() => readStampAnswer(wrapToken(null, 2))).toThrow(/notGranted no/);
    const fine = authority.sign({ hash, nonce, time: now }, signer);
    expect(() => readStampAnswer(wrapToken(fine, 2))).toThrow(/notGranted/);
    expect(readStampAnswer(wrapToken(fine))).toEqual(fine);
    for (const broken of ['', '<html>', '\u00300\u0080', '0\u0084\u00ff\u00ff\u00ff\u00ff'])
      expect(() => readStampAnswer(Uint8Array.from(broken, (one) => one.charCodeAt(0)))).toThrow(
        /unreadableStamp/,
      );
    for (const length of [0, 10, 100, fine.length - 1])
      expect(await faultOf(verifyStamp(fine.slice(0, length), { hash }))).toBe('unreadableStamp');
  });
});
